ALTER TABLE "desk"."journal" RENAME COLUMN "intent_id" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "desk"."journal_source_id" RENAME COLUMN "intent_id" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "desk"."journal_source_id" RENAME CONSTRAINT "journal_source_id_organization_id_source_id_intent_id_pk" TO "journal_source_id_organization_id_source_id_idempotency_key_pk";--> statement-breakpoint
ALTER TABLE "desk"."journal_source_id" RENAME CONSTRAINT "journal_source_id_intent_id_journal_intent_id_fk" TO "journal_source_id_idempotency_key_journal_idempotency_key_fk";
