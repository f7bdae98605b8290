create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
set session_replication_role = replica;
insert into "drizzle"."__drizzle_migrations" select * from json_populate_recordset(null::"drizzle"."__drizzle_migrations", '[
{"id":1,"hash":"bf9ff6384cdf383e02cac3a6f9b8e4d6a31154a1af3bb2354e9f21b4e4be47a3","created_at":1795299156211},
{"id":2,"hash":"372175ef40ae52eaaf0cb9b21485892c9a81feef9e6ef6e294ebb8197e8fac72","created_at":1795299160402},
{"id":3,"hash":"2b43cef85a919f3931d0acf401d34ef5e6dd352aa73ed2c075a2aa883b49f6f2","created_at":1795309727760},
{"id":4,"hash":"180c1b44e441773e651e950836faaa5786180eb39c64c80c4ad302f14effb8f4","created_at":1795335823769}
]');
insert into "public"."audit_batches" select * from json_populate_recordset(null::"public"."audit_batches", '[
{"number":1,"rows":5,"hash":"guCpjcr0fJtBDf1iZjq40vTcwvERolQIZyp_MOb-63w"}
]');
insert into "public"."audit_log" select * from json_populate_recordset(null::"public"."audit_log", '[
{"id":"O7qkFy0FI-h_oHljyavM","at":"2026-11-24T19:00:00.807+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"setting-changed","subject":"lateGraceMinutes","details":{},"batch":1},
{"id":"SS6jbqD-sNPdHP7fZLLm","at":"2026-11-24T19:00:01.114+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"text-changed","subject":"en:slot-taken","details":{},"batch":1},
{"id":"VGXB2dPyqDCYpB2czGal","at":"2026-11-24T19:00:01.045+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"merchandise-changed","subject":null,"details":{"items": ["Comb"]},"batch":1},
{"id":"jK-7IajWgiplAg9QGFmx","at":"2026-11-24T19:00:00.951+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"membership-levels-changed","subject":null,"details":{"levels": ["Gold"]},"batch":1},
{"id":"z_W0ildSEFjr2rcchARv","at":"2026-11-24T19:00:00.864+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"schedule-edited","subject":"main 2026-12-02","details":{"fields": ["date", "hebrewNote"]},"batch":1}
]');
insert into "public"."card_vault" select * from json_populate_recordset(null::"public"."card_vault", '[
{"customer_ref":"hers","id":"card","token":"sealed:XefG6PQ29RxteeqlUs1W7ybu_QEhEaFXU28NA0QeZg","brand":"Visa","last4":"4242","exp":"0130"}
]');
insert into "public"."contact_messages" select * from json_populate_recordset(null::"public"."contact_messages", '[
{"id":"D-EHNSpdngBPxhYwuolo","at":"2026-11-24T19:00:01.159+00:00","kind":"contact","user_id":null,"first_name":"Rivka","last_name":"Levi","email":"rivka@example.com","message":"When do you open?"}
]');
insert into "public"."device_credentials" select * from json_populate_recordset(null::"public"."device_credentials", '[
{"id":"G4LgBBp3bUlUzRk6Tsi-","user_id":"sdBnuXNNbVILIi1nmW0A","secret_hash":"TM-HkXRhhMwYLpKlTKrWuqVqBs9ZkxrxXI1R_GKD7_s","created_at":"2026-11-22T08:37:49.39+00:00","last_used_at":"2026-11-22T08:37:49.39+00:00"},
{"id":"LpG8LNyoyoSF_29kkO8w","user_id":"mo9FV4KPglMGGe_pzXvj","secret_hash":"VK1Lti9OOd6czc8U6yD7u67-FEZFRzIoiJnRDJe-uKo","created_at":"2026-11-22T08:37:49.39+00:00","last_used_at":"2026-11-22T08:37:49.39+00:00"},
{"id":"RTJd4nuvqfgftF9gFZjM","user_id":"OhAYFYCNnIycMce5OtCJ","secret_hash":"vPUzSLFwK_67DgZXrNrwKvb-XeMf50sux-Zti1N7Bnw","created_at":"2026-11-22T08:37:49.39+00:00","last_used_at":"2026-11-22T08:37:49.39+00:00"}
]');
insert into "public"."effects" select * from json_populate_recordset(null::"public"."effects", '[
{"id":"2_8YIE-mNt27-qgjncOf","do":"message","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:02.004+00:00","retry_at":"2026-11-22T08:38:35.902+00:00","attempts":1,"done_at":"2026-11-22T08:37:50.919+00:00","failure":null},
{"id":"GriHKNHksz7VxJMD5UCD","do":"message","payload":null,"dedupe":"contact:D-EHNSpdngBPxhYwuolo","held_in_quiet":true,"due_at":"2026-11-24T19:00:01.159+00:00","retry_at":"2026-11-22T08:38:35.045+00:00","attempts":1,"done_at":"2026-11-22T08:37:50.11+00:00","failure":null},
{"id":"VZDTW_ug8oyBHM7nOH_G","do":"message","payload":null,"dedupe":"noticeReserved:B1L6PKdX0ZtUc3Y1OLYt","held_in_quiet":true,"due_at":"2026-11-24T19:00:01.651+00:00","retry_at":"2026-11-22T08:38:35.689+00:00","attempts":1,"done_at":"2026-11-22T08:37:50.829+00:00","failure":null},
{"id":"myea2hqwmm6_f-7AMFfZ","do":"message","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:01.182+00:00","retry_at":"2026-11-22T08:38:35.111+00:00","attempts":1,"done_at":"2026-11-22T08:37:50.145+00:00","failure":null}
]');
insert into "public"."ended_families" select * from json_populate_recordset(null::"public"."ended_families", '[
{"family":"qoTlifZtoYcrpxV-5ojH","ended_at":"2026-11-22T08:37:50.842+00:00"}
]');
insert into "public"."facility" select * from json_populate_recordset(null::"public"."facility", '[
{"id":1,"mode":"practice","settings_version":7,"accounts_version":2,"clock_set_at":"2026-11-22T08:37:48.863+00:00","clock_shows":"2026-11-24T19:00:00+00:00","key_salt":"qOI1rOl1oiWWGBAm9FIxIXxqwC4TGTiaIuoQ0g1Am5k"}
]');
insert into "public"."idempotency_keys" select * from json_populate_recordset(null::"public"."idempotency_keys", '[
{"scope":"9BVZ1p8eOoiDaIM-PROrCA9EirZZZe_rPbBAokFbpCE","caller":"4PGO25GF68rSfqudNTsZ","body_hash":"AsZKOIgE0rNae5MOZIlnOWbpdyiKPUokvyK0sI60zuU","made":{"attempt": "rZgD24LBibbH6sbEJgLf"},"status":200,"answer":"sealed:WPC8B2_GXvFxzr-yZRAFupjkvF36ziiscrhDfjon2Hesnek4oN9uzQBM2_cds_5kDFL21xCT4MJ9aS8qQ0hxqx7yuYgau_vYBEH8mURBlZj4TwWFhw-yOgl5jyDxW5spjz2Oto3YQWZzpR5FBQ-dUPc35-9lSeeWSfiOEfVD7oaJsn9nuix5BwJcy3Q8HgZ7ZQiyvmFmMC-pU_6Shdt4vcuytC-v4iV9leMEb7EfYFDKxCwFJlMh7Fr2h2Mso1HrSlblGMX2EuDPlXhC-lxRkL6SxwHzGLA8xU7oOam-v8i1EQaWrnkxWPoSmlk8daDwPQaksKeC4pCLrJoTtWnyKkVeUKcxQI3vTJl5SqoO-3ey9t1sU2mjsS6jLCpnwdepPSTADY6_ow8WFxVMF_I_NvcObTPIgTMGYfLUoh9h4VRVAQ1Y5qZfATtWWKWSeTUvzef0QGnDjPFcz0zzfpytLoL3oMl5chitckZrbHN0DYkggg","started_at":"2026-11-22T08:37:50.702+00:00"},
{"scope":"uolklgW4HFj_KQewXWjkS1BQqmHc8ITHgkOpQT1rMfs","caller":"4PGO25GF68rSfqudNTsZ","body_hash":"4ty4PmHf7CyDsgkN2c82P7ZqKC7Uejy1eKXTAMWygmc","made":{"reservation": "B1L6PKdX0ZtUc3Y1OLYt"},"status":200,"answer":"sealed:WGo3PYZUooJ6L2svnZySbe1CuL_ZXVvIXlq1q-a5KdidFqE5gJ-ijs3uhvJ_QP7A58XpH9UEokWB_eSnikZ2OIQZUWB66XZUVkPmEGaCSawbRCTdJz6Tv2c2kJT1n8e7RyDDkpakP02DQnKA1rjkTnxbAvnsAlf-T47ApYYZPXrndjb_1dUF157Y2Vs0gms-BciZRPeiX2IobvTyLHQh6P3M3zAnnC3suFIHWYtzYTwSUYMgNhRjLY7SKItPcntguhIVv8vRYjwQSk-u9C2JM7_sW9kEYr_O_Jc0bybiK2TkBVWMjM_bqtKFtswBGltrvO1m-aPiFQJyD2o8-BTRp2dxnAMKq9UpS31SrFcO8041PkLHz3YkPOuDX1N0jHib6EKrgH-IaXf-bWzdIuM_qY8JeDqXTv83TKIyBOI-P0lfwSOb9O6c3wqiAIGRkVHVRwUR0juy9LSxkj1RidJPiE34iPwftBkFuhm0LY4hdPzPkSVFyG8v6GgvO2oqDdcKp5pDl2xHHAzq5JVdwDef1N4aSqUwMByqLDhlr-BCPj9P82EHdmvc5_ifsPug364V88GGSmhjoGHCmEbAiE-ezOd7U1_-mhyg-lrrVLuYIr9bU6pt6xxhcrJSQycZiv640gi-_i1b0RqdKKpQuDk0uNtCO0DA-Y9T2VS9n1tPWwkPdfKpqsuKPqeKr0JvHpACj3q6YbkNMv6vMl5XtH_6_WiYj3Buzsppt_kn0R8qgZgFV_QNysqGpHHUzBTrZ7Dp6JjyrjNZcX2Lthpk8vi0gmeLc0XB4PY-eNyAjAbJ0iHKTcpAgOzkojq5Z7_e9GW77-VdXuFBa2TL-ywq7_BhwjPj-wUVREWKPKp2GYNumkSFCx5wU77WVH1O6tpcwQiBwR3vNNYPJatGmZnfXmemf9HbzOu4XYJR35ZQV8WD9dGZ8qmSiMo3SQEgWMEX5Hj0w7eRatQHYI-UHjLQcGy-F89UDPWT8UIDHPwoG4x0DnaM-VdQnA6fdnDgBLTK6-R-x1iTZP6hAjR1PgudjqA8hxrJFwV3AFq02SgTTFUG2Xvb3E5YV-_Wm-kOLy1lYTGQlco7azz8bglME-Mzugb04LsX8SQ3Qwarxi5DCA-OMoE9mZ8V397gm-ZVbqJsFxCRpAOVH4zbfkp7JcUdHpFbY_yeRNQgaONe1_0-OweuKImBwIfzZ60pYA5PZPGc1Zx215MQqUMegD0weHFSGX3n2Ql0g6-9vAn_RlpTZ0yYOWfQdZkG_i4l8nKBq6yLMAkhixiCzo4nqATNMehn8MGw1w5kMnKADuEkQUmgOLnskMF6WXaOzS60112yR8FqyhO0jvbcYOJKK9q5UHygqA-xdXfsjXbSbULXfZzFZprYStV1mivu4n1b20z0wJoP_6_xd8ZE0492pLdem4oGJ7_i4wxHIX-kIqxnzLkTJp6kSVvSiRrM3oYGfzgbnF8Y9nCE9NvShDgEcN1wqoY08an_6DWKhJrQDunYfpmDUZNayCro14ssg-pP6B21TmtrA8Zbl1TeNPZgO_W4HkMTrZ9hRLIO2AxLU_4qD8byWqRXgZVG0PGXAjHSPhM1Y_rF7gw3wXZ0VHSwW4verzh-Skl7qUJMJUsrF1kGqoquZkK8UnfqOdbDGduFf_BF9KQbce_XfJjTFPEH5lwuDI6WQKTIuXcSmGTVu3M-yGSx0vIbjlejQuEjjJ_xRryeDT1CNmmrQdMfLtm1hkAxOQZYNURoHvTGyB4jEUQ8Mk6Wb3-8LLxRWqE3eu6CxED1MHYOy8807raOBSXBxR8uXNa5VFrO-mkGnodZF8veIChcNaMVQpmTlDA92oIYl2jXnbZG51w4JmZVMseZDwg1pMvOcZzBIEPbA3wcjx8uK8psjyhSAtfamQOK8za-jI2q7Sit6aAQuIelzRv_-RxCH2ZJf5Fpdtq5NNt8Tue-TA_pOBAGPip_YljreF51toM6-ytjiJAZuWnNpaW4dDCMnUr3LSYuKtEYZPgs04ke63C8MAe6BzY","started_at":"2026-11-22T08:37:50.527+00:00"}
]');
insert into "public"."language_texts" select * from json_populate_recordset(null::"public"."language_texts", '[
{"language":"en","key":"slot-taken","value":"Gone, sorry."}
]');
insert into "public"."limits" select * from json_populate_recordset(null::"public"."limits", '[
{"bucket":"code:day","window_start":"2026-11-22T00:00:00+00:00","count":2,"expires_at":"2026-11-23T00:00:00+00:00"},
{"bucket":"code:day:new","window_start":"2026-11-22T00:00:00+00:00","count":2,"expires_at":"2026-11-23T00:00:00+00:00"},
{"bucket":"code:phone:12015550142","window_start":"2026-11-22T08:00:00+00:00","count":1,"expires_at":"2026-11-22T09:00:00+00:00"},
{"bucket":"code:phone:12015550143","window_start":"2026-11-22T08:00:00+00:00","count":1,"expires_at":"2026-11-22T09:00:00+00:00"},
{"bucket":"contact:day","window_start":"2026-11-22T00:00:00+00:00","count":1,"expires_at":"2026-11-23T00:00:00+00:00"},
{"bucket":"kept","window_start":"2026-11-22T08:00:00+00:00","count":1,"expires_at":"2026-11-22T09:00:00+00:00"},
{"bucket":"notices:4PGO25GF68rSfqudNTsZ","window_start":"2026-11-24T19:00:00+00:00","count":1,"expires_at":"2026-11-24T20:00:00+00:00"},
{"bucket":"password:admin","window_start":"2026-11-22T08:30:00+00:00","count":0,"expires_at":"2026-11-22T08:45:00+00:00"},
{"bucket":"password:admin:127.0.0.1","window_start":"2026-11-22T08:30:00+00:00","count":0,"expires_at":"2026-11-22T08:45:00+00:00"}
]');
insert into "public"."live_events" select * from json_populate_recordset(null::"public"."live_events", '[
{"id":10,"kind":"accounts","subject":"","number":null,"at":null,"told":null},
{"id":3,"kind":"resync","subject":"","number":null,"at":null,"told":null},
{"id":4,"kind":"settings","subject":"","number":null,"at":null,"told":null},
{"id":5,"kind":"settings","subject":"","number":null,"at":null,"told":null},
{"id":6,"kind":"settings","subject":"","number":null,"at":null,"told":null},
{"id":7,"kind":"settings","subject":"","number":null,"at":null,"told":null},
{"id":8,"kind":"settings","subject":"","number":null,"at":null,"told":null},
{"id":9,"kind":"reservation","subject":"B1L6PKdX0ZtUc3Y1OLYt","number":null,"at":null,"told":null}
]');
insert into "public"."locations" select * from json_populate_recordset(null::"public"."locations", '[
{"id":"alternate","name":"Brook Lane","name_he":"ברוק ליין","address":"4 Brook Lane, Lakewood, NJ 08701","address_he":"ברוק ליין 4, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":true,"active":true,"capacity":{"roomsAvailable": "4", "roomsAvailableBath": "2", "roomsAvailableFriday": "4"},"open_kinds":["openFridays", "openYomTov"]},
{"id":"main","name":"Main building","name_he":"הבניין הראשי","address":"12 Elm Court, Lakewood, NJ 08701","address_he":"אלם קורט 12, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":false,"active":true,"capacity":{},"open_kinds":[]}
]');
insert into "public"."login_codes" select * from json_populate_recordset(null::"public"."login_codes", '[
{"id":"_UeiCPOjHMaLP1cZsDdWgJ-nstnvd8APp0R9PaBrj8s","phone":"12015550143","code_hash":"HyTenxGJiZry4lPKJ3ygOMsKoyvbm-kkMtPPVhM5yUo","tries":0,"email":null,"language":"en","sent_at":"2026-11-22T08:37:50.868+00:00","expires_at":"2026-11-22T08:47:50.868+00:00"}
]');
insert into "public"."membership_levels" select * from json_populate_recordset(null::"public"."membership_levels", '[
{"level":"Friend","level_he":"ידידה","cents":18000,"bath_cents":null,"private_bath_cents":null,"shower_cents":null,"private_shower_cents":null,"active":true},
{"level":"Gold","level_he":"","cents":18000,"bath_cents":null,"private_bath_cents":null,"shower_cents":null,"private_shower_cents":null,"active":true},
{"level":"Patron","level_he":"תומכת","cents":36000,"bath_cents":2000,"private_bath_cents":3800,"shower_cents":1500,"private_shower_cents":null,"active":true}
]');
insert into "public"."merchandise" select * from json_populate_recordset(null::"public"."merchandise", '[
{"item":"Comb","item_he":"","description":"","description_he":"","cents":400,"active":true},
{"item":"Nail kit","item_he":"ערכת ציפורניים","description":"Clipper, file and brush","description_he":"קוצץ, פצירה ומברשת","cents":500,"active":true},
{"item":"Slippers","item_he":"נעלי בית","description":"One pair, one size","description_he":"זוג אחד, מידה אחת","cents":600,"active":true},
{"item":"Soft comb","item_he":"מסרק רך","description":"Wide teeth, for wet hair","description_he":"שיניים רחבות, לשיער רטוב","cents":400,"active":true},
{"item":"Towel","item_he":"מגבת","description":"Soft cotton, to take home","description_he":"כותנה רכה, לקחת הביתה","cents":1200,"active":true}
]');
insert into "public"."messages" select * from json_populate_recordset(null::"public"."messages", '[
{"id":"2_8YIE-mNt27-qgjncOf","at":"2026-11-24T19:00:02.05+00:00","channel":"sms","to":"12015550143","subject":null,"text":"325124 is your sign-in code."},
{"id":"GriHKNHksz7VxJMD5UCD","at":"2026-11-24T19:00:01.243+00:00","channel":"email","to":"office@example.org","subject":"A message from the website","text":"Rivka Levi\nrivka@example.com\nWhen do you open?"},
{"id":"VZDTW_ug8oyBHM7nOH_G","at":"2026-11-24T19:00:01.903+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Confirmed: Wednesday, 25 November, 6:00 PM. Code 8054."},
{"id":"myea2hqwmm6_f-7AMFfZ","at":"2026-11-24T19:00:01.279+00:00","channel":"sms","to":"12015550142","subject":null,"text":"545782 הוא קוד הכניסה שלך."}
]');
insert into "public"."nights" select * from json_populate_recordset(null::"public"."nights", '[
{"location_id":"main","date":"2026-11-25","version":780}
]');
insert into "public"."payment_attempts" select * from json_populate_recordset(null::"public"."payment_attempts", '[
{"id":"rZgD24LBibbH6sbEJgLf","kind":"charge","purpose":"donation","state":"approved","processor":"stripe","user_id":"4PGO25GF68rSfqudNTsZ","reservation_id":null,"refund_of":null,"cents":1800,"split":[{"cents": 1800, "method": "Donation"}],"facts":{"by": "4PGO25GF68rSfqudNTsZ", "note": null, "save": false, "buckets": ["user:4PGO25GF68rSfqudNTsZ"], "present": true, "tipNote": null},"intent_id":null,"transaction_id":"practice_rZgD24LBibbH6sbEJgLf","error":null,"asked":true,"opened_at":"2026-11-22T08:37:50.751+00:00","expires_at":"2026-11-22T09:07:50.737+00:00","closed_at":"2026-11-24T19:00:01.903+00:00","look_at":null}
]');
insert into "public"."payments" select * from json_populate_recordset(null::"public"."payments", '[
{"id":"PFTlRrQNurncGic-lKa9","attempt_id":"rZgD24LBibbH6sbEJgLf","user_id":"4PGO25GF68rSfqudNTsZ","reservation_id":null,"method":"Donation","status":"Approved","cents":1800,"reference":"Visa 4242","note":null,"tip_note":null,"error":null,"transaction_id":"practice_rZgD24LBibbH6sbEJgLf","refund_of":null,"day":"2026-11-24","at":"2026-11-24T19:00:01.903+00:00","by":"4PGO25GF68rSfqudNTsZ"}
]');
insert into "public"."practice_devices" select * from json_populate_recordset(null::"public"."practice_devices", '[
{"id":"door","at":"2026-11-22T08:37:50.887+00:00","point":"gate","op":"open","result":"opened"}
]');
insert into "public"."practice_ledger" select * from json_populate_recordset(null::"public"."practice_ledger", '[
{"key":"payment:rZgD24LBibbH6sbEJgLf","value":"{\"paymentId\":\"rZgD24LBibbH6sbEJgLf\",\"amount\":1800,\"currency\":\"USD\",\"token\":\"practice_ok\",\"state\":\"paid\",\"customerRef\":null,\"saved\":null,\"refunds\":[]}"}
]');
insert into "public"."refresh_tokens" select * from json_populate_recordset(null::"public"."refresh_tokens", '[
{"id":"QD0ElKHYcY_pnqbkQmlU","family":"qoTlifZtoYcrpxV-5ojH","user_id":"4PGO25GF68rSfqudNTsZ","device_credential_id":"v3onShnXjTDAq4UbyhVw","secret_hash":"osfvYCSSc5fxvbbra28Bj6fdIU3PKl6pUmRiKnqlJMs","issued_at":"2026-11-22T08:37:50.41+00:00","expires_at":"2026-12-22T08:37:50.41+00:00","traded_at":null,"successor_id":null,"revoked":true},
{"id":"fl6PKW-i1XeXlT5Dh-WY","family":"rlXQxcEf73imA-RC1rlg","user_id":"v9PM_vgpcED20f-JvPft","device_credential_id":null,"secret_hash":"zCSI01PEqitr33dmWGlEdgMwaRajouNFvwTNo5Txs98","issued_at":"2026-11-22T08:37:49.598+00:00","expires_at":"2026-12-22T08:37:49.598+00:00","traded_at":null,"successor_id":null,"revoked":false}
]');
insert into "public"."reservations" select * from json_populate_recordset(null::"public"."reservations", '[
{"id":"B1L6PKdX0ZtUc3Y1OLYt","code":"8054","user_id":"4PGO25GF68rSfqudNTsZ","location_id":"main","night":"2026-11-25","starts_at":"2026-11-25T23:00:00+00:00","ends_at":"2026-11-25T23:30:00+00:00","placeholder":false,"status":"Reserved","hold_until":null,"bath":false,"handicapped":false,"kallah":false,"segula":false,"private_room":false,"chabad_bor":false,"parking":false,"salon_manicure":false,"salon_pedicure":false,"salon_both":false,"double_slot":false,"use_discount_price":false,"member":false,"first_time":true,"advance":true,"notes":null,"reservation_notes":null,"user_notes":null,"replacing_id":null,"refund_missed":false,"booked_in_time":true,"lines":[{"code": "shower", "cents": 2500}],"donation_note":null,"time_arrived":null,"waiting_code":null,"time_completed":null,"status_since":"2026-11-24T19:00:01.651+00:00","created_at":"2026-11-24T19:00:01.651+00:00","created_by":"4PGO25GF68rSfqudNTsZ","created_ip":"127.0.0.1"}
]');
insert into "public"."schedule_overrides" select * from json_populate_recordset(null::"public"."schedule_overrides", '[
{"location_id":"main","date":"2026-12-02","closed":null,"open_time":null,"last_entry_time":null,"zman_tevillah":null,"hebrew_note":"חנוכה","shabbos_mode":null}
]');
insert into "public"."settings" select * from json_populate_recordset(null::"public"."settings", '[
{"key":"garageDoorPoint","value":"garage","changed_at":"2026-11-24T19:00:00.486+00:00","changed_by":null},
{"key":"garageGatePoint","value":"gate","changed_at":"2026-11-24T19:00:00.486+00:00","changed_by":null},
{"key":"kallahInstructions","value":"Please bring what the bride likes to have about her, and leave time to settle in.","changed_at":"2026-11-24T19:00:00.486+00:00","changed_by":null},
{"key":"kallahInstructionsHe","value":"כדאי להביא את מה שנעים לכלה שיהיה איתה, ולהשאיר זמן להתארגן בנחת.","changed_at":"2026-11-24T19:00:00.486+00:00","changed_by":null},
{"key":"lateGraceMinutes","value":"7","changed_at":"2026-11-24T19:00:00.807+00:00","changed_by":"v9PM_vgpcED20f-JvPft"},
{"key":"roomAdminPasscode","value":"sealed:BW8np5Dfrm3Y65EilqMTy70247bh9_UG-TaR75sUSn0","changed_at":"2026-11-24T19:00:00.486+00:00","changed_by":null},
{"key":"websiteContactPeople","value":"Kallah line, head attendant, (732) 555-0101","changed_at":"2026-11-24T19:00:00.486+00:00","changed_by":null},
{"key":"websiteContactPeopleHe","value":"קו הכלות, הבלנית הראשית, (732) 555-0101","changed_at":"2026-11-24T19:00:00.486+00:00","changed_by":null}
]');
insert into "public"."status_history" select * from json_populate_recordset(null::"public"."status_history", '[
{"id":"NZCvL4FLDpbGLV5l5OXQ","reservation_id":"B1L6PKdX0ZtUc3Y1OLYt","previous":null,"next":"Reserved","previous_since":null,"at":"2026-11-24T19:00:01.651+00:00","by":"4PGO25GF68rSfqudNTsZ","ip":"127.0.0.1","attendant":null,"note":null}
]');
insert into "public"."users" select * from json_populate_recordset(null::"public"."users", '[
{"id":"2wmaQ54Ck8obY3GnCc2I","kind":"device","user_name":"Reception","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$PGg5Ta7YA1P09zKbVZKNtw$NfDnjpkbp0f+7x6yG6soVK3EFptWgaiSFQ/1Teblev4","roles":["Reception"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.486+00:00","last_sign_in":null,"erased_at":null},
{"id":"4PGO25GF68rSfqudNTsZ","kind":"patron","user_name":"12015550142","phone":"12015550142","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.477+00:00","last_sign_in":"2026-11-22T08:37:50.41+00:00","erased_at":null},
{"id":"OhAYFYCNnIycMce5OtCJ","kind":"patron","user_name":"17325550102","phone":"17325550102","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"פייגי","last_name":"בלום","email":"faigy.blum2@example.org","address":"122 Elm Court","city":"Jackson","state":"NJ","zipcode":"08527","language":"he","notes":null,"internal_note":null,"plate_number":"I85QKK","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2025-12-12T20:06:00+00:00","last_sign_in":null,"erased_at":null},
{"id":"Y_oUW71Ixn0yERGWjFQP","kind":"device","user_name":"Attendant","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$FjUXSyGNRn8mD0ljDByBqg$9NPYIzKNrwb6IyTU/FH1iA7M2K8zJrl9FflH89c4Tgc","roles":["Attendant"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.486+00:00","last_sign_in":null,"erased_at":null},
{"id":"ZOUa2RXMipj-zj-4jCxX","kind":"device","user_name":"Waiting","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$aN6POIIq0fpy/eCYRKWyoA$I1G7KOKJfZ/5thXu51ginZaVYgM9vWw0xAG+Qy2g41M","roles":["Waiting"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.486+00:00","last_sign_in":null,"erased_at":null},
{"id":"_F_04I3lCoA_9hZJdYfT","kind":"device","user_name":"Kiosk","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$95LiKYlgq0hmfVH1KO8E5g$AsmcjL2q0ADVADU5pyjlOVxL0okIUX1Iu6ZRas0EcGA","roles":["Kiosk"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.486+00:00","last_sign_in":null,"erased_at":null},
{"id":"dX48Wexi07thGhvWKjIo","kind":"device","user_name":"Mikvah","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$XyvllNjrtjxoI44jv52tcg$xt5fDaXggFxczG22WuJYgdclqtLrOBsttcddZ8J/JFc","roles":["Mikvah"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.486+00:00","last_sign_in":null,"erased_at":null},
{"id":"ld51fCtCHBqeABNLPmcA","kind":"device","user_name":"Room1","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$3WUIyhP9Lu0RIOZL1LWRew$1FEq8NPmrSaj3BCim2nnJscGP2Azpy0IjQCO1KYcNj0","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.486+00:00","last_sign_in":null,"erased_at":null},
{"id":"mo9FV4KPglMGGe_pzXvj","kind":"patron","user_name":"17325550101","phone":"17325550101","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Tzippora","last_name":"Rosen","email":"tzippora.rosen1@example.org","address":"53 Cedar Lane","city":"Lakewood","state":"NJ","zipcode":"08701","language":"en","notes":null,"internal_note":null,"plate_number":"F80CVX","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-09-10T14:22:00+00:00","last_sign_in":null,"erased_at":null},
{"id":"sdBnuXNNbVILIi1nmW0A","kind":"patron","user_name":"17325550100","phone":"17325550100","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Chana","last_name":"Feldman","email":"chana.feldman0@example.org","address":"63 Maple Street","city":"Howell","state":"NJ","zipcode":"07731","language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":"Patron","membership_expiration":"2027-05-02","membership_paid_until":"2027-05-02","membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-02-14T15:43:00+00:00","last_sign_in":null,"erased_at":null},
{"id":"v9PM_vgpcED20f-JvPft","kind":"staff","user_name":"Admin","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$NOvPv/Ymf4bbvpmjjrqn3g$J8LZKaHWbZxQSIDlGCSe0MR+PRuIFuHtO3Y4qoxlTOo","roles":["Admin"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:00.486+00:00","last_sign_in":"2026-11-22T08:37:49.598+00:00","erased_at":null}
]');
insert into "public"."webhook_events" select * from json_populate_recordset(null::"public"."webhook_events", '[
{"id":"stripe:evt_1","at":"2026-11-22T08:37:50.887+00:00"}
]');
select setval('drizzle.__drizzle_migrations_id_seq', 1000);
select setval('public.live_events_id_seq', 10);
set session_replication_role = origin;
