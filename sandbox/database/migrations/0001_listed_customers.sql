CREATE TABLE "sandbox"."listed_customers" (
	"client_no" integer NOT NULL,
	"customer_no" text NOT NULL,
	"sort_no" text NOT NULL,
	"name" text,
	"organization_no" text,
	"city" text,
	"search" text NOT NULL,
	CONSTRAINT "listed_customers_client_no_customer_no_pk" PRIMARY KEY("client_no","customer_no")
);
--> statement-breakpoint
INSERT INTO "sandbox"."listed_customers" ("client_no", "customer_no", "sort_no", "name", "organization_no", "city", "search")
SELECT "client_no", "customer_no", "sort_no", nullif("name", U&'\FFFF'), nullif("organization_no", U&'\FFFF'), nullif("city", U&'\FFFF'), "search" FROM "sandbox"."customers";
--> statement-breakpoint
DROP INDEX "sandbox"."customers_by_number";--> statement-breakpoint
DROP INDEX "sandbox"."customers_by_name";--> statement-breakpoint
DROP INDEX "sandbox"."customers_by_organization";--> statement-breakpoint
DROP INDEX "sandbox"."customers_by_city";--> statement-breakpoint
ALTER TABLE "sandbox"."listed_customers" ADD CONSTRAINT "listed_of_customer" FOREIGN KEY ("client_no","customer_no") REFERENCES "sandbox"."customers"("client_no","customer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_by_number" ON "sandbox"."listed_customers" USING btree ("client_no",sort_no collate "C");--> statement-breakpoint
CREATE INDEX "listed_by_name" ON "sandbox"."listed_customers" USING btree ("client_no",name collate "C",sort_no collate "C");--> statement-breakpoint
CREATE INDEX "listed_by_name_down" ON "sandbox"."listed_customers" USING btree ("client_no",name collate "C" desc nulls last,sort_no collate "C" desc);--> statement-breakpoint
CREATE INDEX "listed_by_organization" ON "sandbox"."listed_customers" USING btree ("client_no",organization_no collate "C",sort_no collate "C");--> statement-breakpoint
CREATE INDEX "listed_by_organization_down" ON "sandbox"."listed_customers" USING btree ("client_no",organization_no collate "C" desc nulls last,sort_no collate "C" desc);--> statement-breakpoint
CREATE INDEX "listed_by_city" ON "sandbox"."listed_customers" USING btree ("client_no",city collate "C",sort_no collate "C");--> statement-breakpoint
CREATE INDEX "listed_by_city_down" ON "sandbox"."listed_customers" USING btree ("client_no",city collate "C" desc nulls last,sort_no collate "C" desc);--> statement-breakpoint
ALTER TABLE "sandbox"."customers" DROP COLUMN "sort_no";--> statement-breakpoint
ALTER TABLE "sandbox"."customers" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "sandbox"."customers" DROP COLUMN "organization_no";--> statement-breakpoint
ALTER TABLE "sandbox"."customers" DROP COLUMN "city";--> statement-breakpoint
ALTER TABLE "sandbox"."customers" DROP COLUMN "search";--> statement-breakpoint
ANALYZE "sandbox"."customers", "sandbox"."listed_customers";
