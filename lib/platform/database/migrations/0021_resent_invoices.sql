CREATE TABLE "desk"."resent_invoice" (
	"company_id" integer NOT NULL,
	"transaction_rid" text NOT NULL,
	"old_receipt_id" text,
	"invoice_number" text,
	"identifier" text NOT NULL,
	"receipt_id" text,
	"idempotency_key" uuid NOT NULL,
	"person" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resent_invoice_company_id_identifier_pk" PRIMARY KEY("company_id","identifier")
);
--> statement-breakpoint
CREATE INDEX "resent_invoice_by_old" ON "desk"."resent_invoice" USING btree ("company_id","transaction_rid");--> statement-breakpoint
CREATE INDEX "resent_invoice_by_receipt" ON "desk"."resent_invoice" USING btree ("company_id","receipt_id");