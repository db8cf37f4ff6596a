ALTER TABLE "desk"."export" ADD COLUMN "kind" text DEFAULT 'invoiceSummary' NOT NULL;--> statement-breakpoint
ALTER TABLE "desk"."export" ADD COLUMN "organization_id" text;--> statement-breakpoint
ALTER TABLE "desk"."export" ADD COLUMN "place" text;