CREATE TABLE "desk"."handled_cause" (
	"company_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"up_to_row_id" bigint NOT NULL,
	"person" text NOT NULL,
	"note" text,
	"handled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "handled_cause_company_id_cause_pk" PRIMARY KEY("company_id","cause")
);
