CREATE TABLE "desk"."kept" (
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"content" text,
	"writer" text NOT NULL,
	"turn" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_person_kind_subject_pk" PRIMARY KEY("person","kind","subject")
);
--> statement-breakpoint
CREATE INDEX "kept_by_time" ON "desk"."kept" USING btree ("updated_at");