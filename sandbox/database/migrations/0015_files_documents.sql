CREATE TABLE "sandbox"."files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"client_no" integer NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."documents" (
	"document_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."documents_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 700001 CACHE 1),
	"client_no" integer NOT NULL,
	"document_no" text NOT NULL,
	"customer_no" text NOT NULL,
	"ar_item_id" bigint,
	"bundle_id" text,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "files_in_order" ON "sandbox"."files" USING btree ("client_no","created_at","file_id");--> statement-breakpoint
CREATE INDEX "files_by_name" ON "sandbox"."files" USING btree ("client_no","file_name");--> statement-breakpoint
CREATE INDEX "documents_in_order" ON "sandbox"."documents" USING btree ("client_no","document_id");--> statement-breakpoint
CREATE INDEX "documents_by_number" ON "sandbox"."documents" USING btree ("client_no","document_no","document_id");--> statement-breakpoint
CREATE INDEX "documents_by_customer" ON "sandbox"."documents" USING btree ("client_no","customer_no","document_id");--> statement-breakpoint
CREATE INDEX "documents_by_bundle" ON "sandbox"."documents" USING btree ("client_no","bundle_id","document_id");