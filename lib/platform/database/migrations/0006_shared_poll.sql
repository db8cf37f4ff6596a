CREATE TABLE "desk"."shared_poll" (
	"key" text PRIMARY KEY NOT NULL,
	"asker" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"answer" text
);
