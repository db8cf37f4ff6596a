-- Finds a part of a text without reading every row. Where the extension is not to be had, a search reads the rows and finds the same.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "collection_cases_by_part" ON "sandbox"."collection_cases" USING gin ("search" gin_trgm_ops);
EXCEPTION
	WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN
		RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END
$$;
