CREATE TABLE "desk"."invoice_join" (
	"company_id" bigint NOT NULL,
	"transaction_rid" bigint NOT NULL,
	"area" text NOT NULL,
	"place" text NOT NULL,
	"target" text NOT NULL,
	"same" boolean NOT NULL,
	"person" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_join_company_id_transaction_rid_area_place_target_pk" PRIMARY KEY("company_id","transaction_rid","area","place","target")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_join_one" ON "desk"."invoice_join" USING btree ("company_id","transaction_rid","area","place") WHERE "desk"."invoice_join"."same";