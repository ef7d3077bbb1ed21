import { registerHooks } from 'node:module'

// @hey-api/openapi-ts lies beside TypeScript 7, which has no interface for programs yet
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier === 'typescript' ? { ...context, parentURL: import.meta.url } : context,
    ),
})
