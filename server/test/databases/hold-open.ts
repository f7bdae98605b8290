import { connect } from '../../db/connect.ts'

/** A program that opens the embedded database in this folder, says that it has, and holds it until it is killed. */
const [dataDir = ''] = process.argv.slice(2)
await connect({ dataDir })
process.stdout.write('open\n')
process.stdin.resume()
