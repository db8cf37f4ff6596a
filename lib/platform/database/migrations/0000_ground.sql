CREATE SCHEMA "desk";
--> statement-breakpoint
CREATE TABLE "desk"."journal" (
	"intent_id" uuid PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"area" text NOT NULL,
	"person" text NOT NULL,
	"client_no" text,
	"organization_id" text,
	"target" text,
	"request_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"payload" json,
	"before" jsonb,
	"state" text NOT NULL,
	"outcome" jsonb,
	"look" jsonb,
	"sent_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk"."session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"display_name" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"generation" integer DEFAULT 0 NOT NULL,
	"access_expires_at" timestamp with time zone,
	"refresh_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"rights" jsonb,
	"workspaces" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "desk"."sign_in_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "journal_by_client" ON "desk"."journal" USING btree ("client_no","sent_at");--> statement-breakpoint
CREATE INDEX "journal_by_target" ON "desk"."journal" USING btree ("client_no","target","sent_at");--> statement-breakpoint
CREATE INDEX "journal_by_time" ON "desk"."journal" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "journal_open" ON "desk"."journal" USING btree ("state","sent_at") WHERE "desk"."journal"."state" in ('sending', 'unknown');