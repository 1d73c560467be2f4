import type { BuildOptions, BuildResult } from 'esbuild'

/** Further entry points by the name of their file, and what else is to be said. */
type More = Omit<BuildOptions, 'entryPoints' | 'outdir'> & { entryPoints?: Record<string, string> }

export function bundleServerInto(outdir: string, more?: More): Promise<BuildResult>

/** The operator's commands: their names and their sources. */
export const commands: Record<string, string>
