/** Prints the OpenAPI document of the contract: `npm run --silent openapi > openapi.json`. */
import { openApi } from './openapi/document.ts'

process.stdout.write(`${JSON.stringify(await openApi(), undefined, 2)}\n`)
