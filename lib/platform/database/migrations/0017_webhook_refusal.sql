CREATE TABLE "desk"."webhook_refusal" (
	"day" text NOT NULL,
	"reason" text NOT NULL,
	"organization_id" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_refusal_day_reason_organization_id_pk" PRIMARY KEY("day","reason","organization_id")
);
