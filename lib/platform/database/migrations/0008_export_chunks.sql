CREATE TABLE "desk"."call_pause" (
	"person" text NOT NULL,
	"area" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "call_pause_person_area_pk" PRIMARY KEY("person","area")
);
--> statement-breakpoint
CREATE TABLE "desk"."export_chunk" (
	"export_id" uuid NOT NULL,
	"file" text NOT NULL,
	"seq" integer NOT NULL,
	"length" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"numbers" "bytea",
	CONSTRAINT "export_chunk_export_id_file_seq_pk" PRIMARY KEY("export_id","file","seq")
);
--> statement-breakpoint
ALTER TABLE "desk"."export_chunk" ADD CONSTRAINT "export_chunk_export_id_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "desk"."export"("id") ON DELETE cascade ON UPDATE no action;