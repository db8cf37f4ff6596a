CREATE TABLE "desk"."journal_source_id" (
	"organization_id" text NOT NULL,
	"source_id" text NOT NULL,
	"intent_id" uuid NOT NULL,
	CONSTRAINT "journal_source_id_organization_id_source_id_intent_id_pk" PRIMARY KEY("organization_id","source_id","intent_id")
);
--> statement-breakpoint
DROP INDEX "desk"."journal_by_source_id";--> statement-breakpoint
ALTER TABLE "desk"."journal_source_id" ADD CONSTRAINT "journal_source_id_intent_id_journal_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "desk"."journal"("intent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "desk"."journal_source_id" SELECT DISTINCT "organization_id", s."id", "intent_id" FROM "desk"."journal", unnest("source_ids") AS s("id") WHERE "organization_id" IS NOT NULL AND s."id" <> '';
