DROP INDEX "sandbox"."collection_invoices_source_id";--> statement-breakpoint
DROP INDEX "sandbox"."collection_postings_source_id";--> statement-breakpoint
ALTER TABLE "sandbox"."collection_invoices" ADD COLUMN "repeated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."collection_postings" ADD COLUMN "repeated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_invoices_source_id" ON "sandbox"."collection_invoices" USING btree ("organization_id","unique_source_invoice_id") WHERE not repeated;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_postings_source_id" ON "sandbox"."collection_postings" USING btree ("organization_id","kind","unique_source_id") WHERE not repeated;