import type { TestProject } from 'vitest/node'
import { bundleServer } from './bundle-server.ts'

/** Bundles the server before the first test file, so that no file's own time limit has to include it. */
export default async function setup({ config }: TestProject): Promise<void> {
  await bundleServer(config.env.COOKBOOK_PART)
}
