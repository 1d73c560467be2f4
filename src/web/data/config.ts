import { queryOptions } from '@tanstack/react-query'
import { loadConfig } from '#web/lib/load-config.ts'

/** The installation's public configuration, such as the features that it offers. */
export const configQuery = queryOptions({ queryKey: ['/api/config'], queryFn: loadConfig })
