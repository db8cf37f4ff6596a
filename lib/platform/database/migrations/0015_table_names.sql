ALTER TABLE "desk"."kept" RENAME TO "user_state";--> statement-breakpoint
ALTER TABLE "desk"."user_state" RENAME CONSTRAINT "kept_person_kind_subject_pk" TO "user_state_person_kind_subject_pk";--> statement-breakpoint
ALTER INDEX "desk"."kept_by_time" RENAME TO "user_state_by_time";--> statement-breakpoint
ALTER TABLE "desk"."view_look" RENAME TO "view_visit";--> statement-breakpoint
ALTER TABLE "desk"."view_visit" RENAME CONSTRAINT "view_look_person_view_id_pk" TO "view_visit_person_view_id_pk";--> statement-breakpoint
ALTER TABLE "desk"."view_visit" RENAME CONSTRAINT "view_look_view_id_saved_view_id_fk" TO "view_visit_view_id_saved_view_id_fk";--> statement-breakpoint
ALTER TABLE "desk"."invoice_join" RENAME TO "manual_link";--> statement-breakpoint
ALTER TABLE "desk"."manual_link" RENAME CONSTRAINT "invoice_join_company_id_transaction_rid_area_place_target_pk" TO "manual_link_company_id_transaction_rid_area_place_target_pk";--> statement-breakpoint
ALTER INDEX "desk"."invoice_join_one" RENAME TO "manual_link_one";