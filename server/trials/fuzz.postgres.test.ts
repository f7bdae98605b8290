// The same requests on PostgreSQL, in the long run: what they ask of it is not what they ask of the embedded one.
import './fuzz.embedded.test.ts'
