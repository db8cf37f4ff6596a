ALTER TABLE "desk"."journal" ADD COLUMN "payload_ids" text[];--> statement-breakpoint
ALTER TABLE "desk"."session" ADD COLUMN "browser" text;