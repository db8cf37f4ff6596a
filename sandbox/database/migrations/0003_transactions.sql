CREATE TABLE "sandbox"."companies" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"organization_number" text NOT NULL,
	"country_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."transaction_days" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"total" integer NOT NULL,
	"ok" integer NOT NULL,
	"pending" integer NOT NULL,
	"failed" integer NOT NULL,
	"handled" integer NOT NULL,
	"first_row_id" bigint NOT NULL,
	"last_row_id" bigint NOT NULL,
	CONSTRAINT "transaction_days_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."transactions" (
	"row_id" bigint PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"transaction_rid" bigint NOT NULL,
	"parent_transaction_rid" bigint,
	"direction" smallint,
	"log_time" timestamp(0),
	"delivery_time" timestamp(0),
	"status" text,
	"company" text,
	"channel" text,
	"requested_channel" text,
	"actual_channel" text,
	"invoice_type" text,
	"invoice_number" text,
	"filename" text,
	"log_text" text,
	"invoicee_name" text,
	"invoice_date" text,
	"due_date" text,
	"amount" double precision,
	"amount_ex_vat" double precision,
	"kid" text,
	"channel_status" text,
	"channel_update_time" timestamp(0),
	"correlation_status" text,
	"search" text NOT NULL,
	"leaves_out" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "transactions_by_company" ON "sandbox"."transactions" USING btree ("company_id","row_id","status","log_time","direction");--> statement-breakpoint
CREATE INDEX "transactions_not_ok" ON "sandbox"."transactions" USING btree ("company_id","row_id","status","log_time","direction") WHERE status <> 'OK';--> statement-breakpoint
CREATE INDEX "transactions_by_amount" ON "sandbox"."transactions" USING btree ("company_id",coalesce(amount, '-infinity'),"row_id");--> statement-breakpoint
CREATE INDEX "transactions_by_due_date" ON "sandbox"."transactions" USING btree ("company_id",coalesce(due_date, '') collate "C","row_id");--> statement-breakpoint
CREATE INDEX "transactions_by_rid" ON "sandbox"."transactions" USING btree ("transaction_rid");--> statement-breakpoint
CREATE INDEX "transactions_by_parent" ON "sandbox"."transactions" USING btree ("parent_transaction_rid") WHERE parent_transaction_rid is not null;--> statement-breakpoint
CREATE INDEX "transactions_by_number" ON "sandbox"."transactions" USING btree (split_part(search, E'\n', 1) collate "C");--> statement-breakpoint
CREATE INDEX "transactions_by_kid" ON "sandbox"."transactions" USING btree (split_part(search, E'\n', 2) collate "C");--> statement-breakpoint
CREATE INDEX "transactions_by_filename" ON "sandbox"."transactions" USING btree (split_part(search, E'\n', 3) collate "C");--> statement-breakpoint
CREATE INDEX "transactions_by_name" ON "sandbox"."transactions" USING btree (split_part(search, E'\n', 4) collate "C");