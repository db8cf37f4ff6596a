CREATE SCHEMA IF NOT EXISTS "sandbox";
--> statement-breakpoint
CREATE TABLE "sandbox"."batch_rows" (
	"batch_uuid" uuid NOT NULL,
	"index" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"status" text NOT NULL,
	"result" text,
	"message" text,
	"warnings" jsonb,
	CONSTRAINT "batch_rows_batch_uuid_index_pk" PRIMARY KEY("batch_uuid","index")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."batches" (
	"batch_uuid" uuid PRIMARY KEY NOT NULL,
	"client_no" integer NOT NULL,
	"effect" text NOT NULL,
	"received_at" bigint NOT NULL,
	"finished_at" bigint,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."clients" (
	"client_no" integer PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"organization_id" text NOT NULL,
	"company_ids" jsonb NOT NULL,
	"next_account_no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."customers" (
	"client_no" integer NOT NULL,
	"customer_no" text NOT NULL,
	"data" jsonb NOT NULL,
	"sort_no" text NOT NULL,
	"name" text NOT NULL,
	"organization_no" text NOT NULL,
	"city" text NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "customers_client_no_customer_no_pk" PRIMARY KEY("client_no","customer_no")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."opaque_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"generation" integer NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"generation" integer NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox"."tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."users" (
	"user_name" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "batch_rows_waiting" ON "sandbox"."batch_rows" USING btree ("batch_uuid","index") WHERE status = 'QUEUED';--> statement-breakpoint
CREATE INDEX "customers_by_number" ON "sandbox"."customers" USING btree ("client_no",sort_no collate "C");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "sandbox"."customers" USING btree ("client_no",name collate "C",sort_no collate "C");--> statement-breakpoint
CREATE INDEX "customers_by_organization" ON "sandbox"."customers" USING btree ("client_no",organization_no collate "C",sort_no collate "C");--> statement-breakpoint
CREATE INDEX "customers_by_city" ON "sandbox"."customers" USING btree ("client_no",city collate "C",sort_no collate "C");