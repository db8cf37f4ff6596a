CREATE TABLE "sandbox"."registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"tenant" text NOT NULL,
	"kind" text NOT NULL,
	"organization_number" text NOT NULL,
	"received_at" bigint NOT NULL,
	"fate" text NOT NULL,
	"company_id" integer,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "registrations_by_number" ON "sandbox"."registrations" USING btree ("tenant","kind","organization_number");