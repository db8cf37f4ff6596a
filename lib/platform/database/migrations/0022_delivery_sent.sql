-- "OK" and "Handled" were both kept as delivered, and which of them it was is not known: such a
-- document counts as accepted again, until the next look at it.
UPDATE "desk"."journal" SET "state" = 'accepted', "look" = jsonb_set("look" #- '{stored,delivery}', '{stored,receiptId}', "look" #> '{stored,delivery,receiptId}') WHERE "look" #>> '{stored,delivery,is}' = 'delivered';
