CREATE TABLE "sandbox"."ledger_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."ledger_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_no" integer NOT NULL,
	"ledger" text NOT NULL,
	"posting_id" bigint NOT NULL,
	"amount" numeric NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_differences_of_client" ON "sandbox"."ledger_differences" USING btree ("client_no","ledger");