import { queryOptions } from '@tanstack/react-query'
import { loadConfig } from '#web/lib/load-config.ts'

/** What this installation offers. */
export const configQuery = queryOptions({ queryKey: ['/api/config'], queryFn: loadConfig })
