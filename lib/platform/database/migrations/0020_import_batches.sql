ALTER TABLE "desk"."bulk_action_row" ADD COLUMN "customers" integer;--> statement-breakpoint
ALTER TABLE "desk"."bulk_action_row" ADD COLUMN "changed" integer;