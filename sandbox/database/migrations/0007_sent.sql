CREATE TABLE "sandbox"."ar_items" (
	"ar_item_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."ar_items_ar_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 400001 CACHE 1),
	"client_no" integer NOT NULL,
	"customer_no" text NOT NULL,
	"document_no" text NOT NULL,
	"kid" text,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."send_requests" (
	"receipt_id" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"invoice_number" text,
	"received_at" bigint NOT NULL,
	"status" integer NOT NULL,
	"transaction_rid" bigint,
	"next_at" bigint,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ar_items_in_order" ON "sandbox"."ar_items" USING btree ("client_no","ar_item_id");--> statement-breakpoint
CREATE INDEX "ar_items_by_customer" ON "sandbox"."ar_items" USING btree ("client_no","customer_no","ar_item_id");--> statement-breakpoint
CREATE INDEX "ar_items_by_document" ON "sandbox"."ar_items" USING btree ("client_no","document_no","ar_item_id");--> statement-breakpoint
CREATE INDEX "ar_items_by_kid" ON "sandbox"."ar_items" USING btree ("client_no","kid","ar_item_id");--> statement-breakpoint
CREATE INDEX "send_requests_by_number" ON "sandbox"."send_requests" USING btree ("company_id","invoice_number");--> statement-breakpoint
CREATE INDEX "send_requests_of_transaction" ON "sandbox"."send_requests" USING btree ("transaction_rid");--> statement-breakpoint
CREATE INDEX "send_requests_going_on" ON "sandbox"."send_requests" USING btree ("next_at") WHERE next_at is not null;