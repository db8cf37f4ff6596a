CREATE TABLE "desk"."collection_event" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collection_event_key_unique" UNIQUE("key"),
	CONSTRAINT "collection_event_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE INDEX "collection_event_by_time" ON "desk"."collection_event" USING btree ("received_at");