CREATE TABLE "desk"."export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"session_id" text NOT NULL,
	"search" text NOT NULL,
	"company_ids" jsonb NOT NULL,
	"file" jsonb NOT NULL,
	"state" text NOT NULL,
	"why" jsonb,
	"walk" uuid,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"expected" jsonb,
	"pages" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"doubles" integer DEFAULT 0 NOT NULL,
	"unnumbered" integer DEFAULT 0 NOT NULL,
	"neutralised" integer DEFAULT 0 NOT NULL,
	"pauses" integer DEFAULT 0 NOT NULL,
	"paused_seconds" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone,
	"sign_ins" integer DEFAULT 0 NOT NULL,
	"first_row_id" bigint,
	"last_row_id" bigint,
	"newer" jsonb,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"sha256" text,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk"."handled_cause" (
	"company_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"up_to_row_id" bigint NOT NULL,
	"person" text NOT NULL,
	"note" text,
	"handled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "handled_cause_company_id_cause_pk" PRIMARY KEY("company_id","cause")
);
--> statement-breakpoint
CREATE TABLE "desk"."saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"company_ids" bigint[] NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk"."view_look" (
	"person" text NOT NULL,
	"view_id" uuid NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"snapshot" text NOT NULL,
	CONSTRAINT "view_look_person_view_id_pk" PRIMARY KEY("person","view_id")
);
--> statement-breakpoint
ALTER TABLE "desk"."session" ADD COLUMN "partner_token" text;--> statement-breakpoint
ALTER TABLE "desk"."session" ADD COLUMN "partner_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk"."session" ADD COLUMN "partner_missing" text;--> statement-breakpoint
ALTER TABLE "desk"."view_look" ADD CONSTRAINT "view_look_view_id_saved_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "desk"."saved_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_by_person" ON "desk"."export" USING btree ("person","started_at");--> statement-breakpoint
CREATE INDEX "export_by_time" ON "desk"."export" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "saved_view_by_owner" ON "desk"."saved_view" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "desk"."saved_view" USING btree ("shared") WHERE "desk"."saved_view"."shared";