// @ts-check
// Starts the worker from its TypeScript source, in development and in tests: Node 20 does not apply tsx
// to a worker's entry file, so this plain file registers it in the new thread first. Not part of the bundle.
import { register } from 'tsx/esm/api'

register()
await import('./document-worker.ts')
