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
CREATE INDEX "export_by_person" ON "desk"."export" USING btree ("person","started_at");--> statement-breakpoint
CREATE INDEX "export_by_time" ON "desk"."export" USING btree ("started_at");