CREATE SEQUENCE "sandbox"."vouchers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 900001 CACHE 1;--> statement-breakpoint
CREATE TABLE "sandbox"."ar_postings" (
	"posting_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."ar_postings_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 800001 CACHE 1),
	"client_no" integer NOT NULL,
	"ar_item_id" bigint NOT NULL,
	"customer_no" text NOT NULL,
	"posting_date" text NOT NULL,
	"year" integer NOT NULL,
	"period" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"voucher_no" text DEFAULT nextval('sandbox.vouchers')::text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ar_postings_in_order" ON "sandbox"."ar_postings" USING btree ("client_no","posting_id");--> statement-breakpoint
CREATE INDEX "ar_postings_of_item" ON "sandbox"."ar_postings" USING btree ("ar_item_id","posting_id");--> statement-breakpoint
CREATE INDEX "ar_postings_by_period" ON "sandbox"."ar_postings" USING btree ("client_no","year","period");