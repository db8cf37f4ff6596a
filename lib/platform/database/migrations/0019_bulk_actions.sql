CREATE TABLE "desk"."bulk_action_row" (
	"bulk_action_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"operation" text NOT NULL,
	"content" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" jsonb,
	CONSTRAINT "bulk_action_row_bulk_action_id_seq_pk" PRIMARY KEY("bulk_action_id","seq")
);
--> statement-breakpoint
CREATE TABLE "desk"."bulk_action" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"organization_id" text NOT NULL,
	"verb" text,
	"common" text,
	"total" integer,
	"session_id" text,
	"state" text NOT NULL,
	"why" jsonb,
	"worker" uuid,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"paused_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "desk"."journal" ADD COLUMN "bulk_action_id" uuid;--> statement-breakpoint
ALTER TABLE "desk"."bulk_action_row" ADD CONSTRAINT "bulk_action_row_bulk_action_id_bulk_action_id_fk" FOREIGN KEY ("bulk_action_id") REFERENCES "desk"."bulk_action"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_action_row_key" ON "desk"."bulk_action_row" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "bulk_action_by_time" ON "desk"."bulk_action" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "bulk_action_by_state" ON "desk"."bulk_action" USING btree ("state","heartbeat_at");