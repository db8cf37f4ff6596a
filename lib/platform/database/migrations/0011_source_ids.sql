ALTER TABLE "desk"."journal" ADD COLUMN "source_ids" text[];--> statement-breakpoint
ALTER TABLE "desk"."journal" ADD COLUMN "record" jsonb;--> statement-breakpoint
ALTER TABLE "desk"."journal" ADD COLUMN "record_note" text;--> statement-breakpoint
CREATE INDEX "journal_by_source_id" ON "desk"."journal" USING gin ("source_ids");--> statement-breakpoint
UPDATE "desk"."journal" SET "source_ids" = (
	SELECT array_agg(coalesce(r.value->>'uniqueSourceCorrectionId', r.value->>'uniqueSourcePaymentId', r.value->>'uniqueSourceInvoiceId', '') ORDER BY r.place)
	FROM jsonb_each("payload"::jsonb->'body') AS b(name, list), jsonb_array_elements(CASE WHEN jsonb_typeof(b.list) = 'array' THEN b.list ELSE '[]'::jsonb END) WITH ORDINALITY AS r(value, place)
) WHERE "payload" IS NOT NULL AND "operation" IN ('createCorrections', 'createPayments', 'createCollectionInvoices');
