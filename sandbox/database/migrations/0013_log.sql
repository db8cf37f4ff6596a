CREATE TABLE "sandbox"."log_items" (
	"log_item_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."log_items_log_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 700001 CACHE 1),
	"client_no" integer NOT NULL,
	"customer_no" text,
	"ar_item_id" bigint,
	"document_no" text,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"reference" text,
	"file_id" text,
	"user_id" text,
	"logged_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."payment_reservations" (
	"client_no" integer NOT NULL,
	"payment_id" text NOT NULL,
	"asked" text NOT NULL,
	"customer_no" text NOT NULL,
	"ar_item_id" bigint,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"payment_date" text NOT NULL,
	CONSTRAINT "payment_reservations_client_no_payment_id_pk" PRIMARY KEY("client_no","payment_id")
);
--> statement-breakpoint
CREATE INDEX "log_items_in_order" ON "sandbox"."log_items" USING btree ("client_no","log_item_id");--> statement-breakpoint
CREATE INDEX "log_items_by_customer" ON "sandbox"."log_items" USING btree ("client_no","customer_no","log_item_id");--> statement-breakpoint
CREATE INDEX "log_items_by_item" ON "sandbox"."log_items" USING btree ("client_no","ar_item_id","log_item_id");--> statement-breakpoint
CREATE INDEX "log_items_by_document" ON "sandbox"."log_items" USING btree ("client_no","document_no","log_item_id");--> statement-breakpoint
CREATE INDEX "log_items_by_reference" ON "sandbox"."log_items" USING btree ("client_no","reference");--> statement-breakpoint
CREATE INDEX "payment_reservations_of_item" ON "sandbox"."payment_reservations" USING btree ("ar_item_id");