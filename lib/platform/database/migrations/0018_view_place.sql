ALTER TABLE "desk"."saved_view" ADD COLUMN "list" text DEFAULT 'search' NOT NULL;--> statement-breakpoint
ALTER TABLE "desk"."saved_view" ADD COLUMN "client_no" text;--> statement-breakpoint
ALTER TABLE "desk"."saved_view" ADD COLUMN "organization_id" text;