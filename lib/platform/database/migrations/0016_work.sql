CREATE TABLE "desk"."customer_follow_up" (
	"client_no" text NOT NULL,
	"customer_no" text NOT NULL,
	"owner" text,
	"follow_up_on" text,
	"person" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_follow_up_client_no_customer_no_pk" PRIMARY KEY("client_no","customer_no")
);
--> statement-breakpoint
CREATE TABLE "desk"."customer_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_no" text NOT NULL,
	"customer_no" text NOT NULL,
	"person" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk"."work_mark" (
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"claimed_by" text,
	"claimed_at" timestamp with time zone,
	"snoozed_until" text,
	"done_as" text,
	"done_by" text,
	"note" text,
	"note_by" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_mark_scope_subject_pk" PRIMARY KEY("scope","subject")
);
--> statement-breakpoint
CREATE INDEX "customer_follow_up_by_day" ON "desk"."customer_follow_up" USING btree ("client_no","follow_up_on") WHERE "desk"."customer_follow_up"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "customer_note_by_customer" ON "desk"."customer_note" USING btree ("client_no","customer_no","written_at");--> statement-breakpoint
CREATE INDEX "customer_note_by_time" ON "desk"."customer_note" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "work_mark_by_time" ON "desk"."work_mark" USING btree ("updated_at");