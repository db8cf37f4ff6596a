CREATE INDEX "ar_items_by_status" ON "sandbox"."ar_items" USING btree ("client_no",(data->>'status'),"ar_item_id");--> statement-breakpoint
CREATE INDEX "ar_items_by_type" ON "sandbox"."ar_items" USING btree ("client_no",(data->>'documentType'),"ar_item_id");--> statement-breakpoint
CREATE INDEX "ar_items_by_level" ON "sandbox"."ar_items" USING btree ("client_no",(data->>'collectionLevel'),"ar_item_id");--> statement-breakpoint
CREATE INDEX "ar_items_by_currency" ON "sandbox"."ar_items" USING btree ("client_no",(data->>'currency'),"ar_item_id");--> statement-breakpoint
CREATE INDEX "ar_items_by_due_date" ON "sandbox"."ar_items" USING btree ("client_no",(data->>'dueDate'));