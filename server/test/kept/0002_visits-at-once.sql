create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
set session_replication_role = replica;
insert into "drizzle"."__drizzle_migrations" select * from json_populate_recordset(null::"drizzle"."__drizzle_migrations", '[
{"id":1,"hash":"bf9ff6384cdf383e02cac3a6f9b8e4d6a31154a1af3bb2354e9f21b4e4be47a3","created_at":1795299156211},
{"id":2,"hash":"372175ef40ae52eaaf0cb9b21485892c9a81feef9e6ef6e294ebb8197e8fac72","created_at":1795299160402},
{"id":3,"hash":"2b43cef85a919f3931d0acf401d34ef5e6dd352aa73ed2c075a2aa883b49f6f2","created_at":1795309727760}
]');
insert into "public"."audit_batches" select * from json_populate_recordset(null::"public"."audit_batches", '[
{"number":1,"rows":5,"hash":"XbSM-oiHtbrJMHGBokXPAfb4do0rz9TclYST_RXkflM"}
]');
insert into "public"."audit_log" select * from json_populate_recordset(null::"public"."audit_log", '[
{"id":"CM3WQB1bnGcQ1prwXnyN","at":"2026-11-24T19:00:03.264+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"text-changed","subject":"en:slot-taken","details":{},"batch":1},
{"id":"g4ag2iV_Fb4g3aqQd6VX","at":"2026-11-24T19:00:02.996+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"schedule-edited","subject":"main 2026-12-02","details":{"fields": ["date", "hebrewNote"]},"batch":1},
{"id":"q9xhQNOyBuORQHKQeCZ_","at":"2026-11-24T19:00:02.899+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"setting-changed","subject":"lateGraceMinutes","details":{},"batch":1},
{"id":"uMdGR_bYZbXD874uYVeb","at":"2026-11-24T19:00:03.17+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"membership-levels-changed","subject":null,"details":{"levels": ["Gold"]},"batch":1},
{"id":"xdxAhgYS2X-woAa5fX5i","at":"2026-11-24T19:00:03.228+00:00","actor":"v9PM_vgpcED20f-JvPft","act":"merchandise-changed","subject":null,"details":{"items": ["Comb"]},"batch":1}
]');
insert into "public"."card_vault" select * from json_populate_recordset(null::"public"."card_vault", '[
{"customer_ref":"hers","id":"card","token":"sealed:i62_9FSpPQ1hPEsMkynXH7b5K0rPLN3pGSTlnPYPnw","brand":"Visa","last4":"4242","exp":"0130"}
]');
insert into "public"."contact_messages" select * from json_populate_recordset(null::"public"."contact_messages", '[
{"id":"fjwEeBJDPDtKrtrugkWl","at":"2026-11-24T19:00:03.289+00:00","kind":"contact","user_id":null,"first_name":"Rivka","last_name":"Levi","email":"rivka@example.com","message":"When do you open?"}
]');
insert into "public"."device_credentials" select * from json_populate_recordset(null::"public"."device_credentials", '[
{"id":"G4LgBBp3bUlUzRk6Tsi-","user_id":"sdBnuXNNbVILIi1nmW0A","secret_hash":"TM-HkXRhhMwYLpKlTKrWuqVqBs9ZkxrxXI1R_GKD7_s","created_at":"2026-11-22T01:10:00.222+00:00","last_used_at":"2026-11-22T01:10:00.222+00:00"},
{"id":"LpG8LNyoyoSF_29kkO8w","user_id":"mo9FV4KPglMGGe_pzXvj","secret_hash":"VK1Lti9OOd6czc8U6yD7u67-FEZFRzIoiJnRDJe-uKo","created_at":"2026-11-22T01:10:00.222+00:00","last_used_at":"2026-11-22T01:10:00.222+00:00"},
{"id":"RTJd4nuvqfgftF9gFZjM","user_id":"OhAYFYCNnIycMce5OtCJ","secret_hash":"vPUzSLFwK_67DgZXrNrwKvb-XeMf50sux-Zti1N7Bnw","created_at":"2026-11-22T01:10:00.222+00:00","last_used_at":"2026-11-22T01:10:00.222+00:00"}
]');
insert into "public"."effects" select * from json_populate_recordset(null::"public"."effects", '[
{"id":"4Hcfa6Brt9IxAnGDhKtQ","do":"message","payload":null,"dedupe":"noticeReserved:GEmrTpoyUPfypQiFzamB","held_in_quiet":true,"due_at":"2026-11-24T19:00:04.962+00:00","retry_at":"2026-11-22T01:10:48.884+00:00","attempts":1,"done_at":"2026-11-22T01:10:04.059+00:00","failure":null},
{"id":"FqzNtW2wNtQGHXKJ1GcR","do":"message","payload":null,"dedupe":"contact:fjwEeBJDPDtKrtrugkWl","held_in_quiet":true,"due_at":"2026-11-24T19:00:03.289+00:00","retry_at":"2026-11-22T01:10:47.058+00:00","attempts":1,"done_at":"2026-11-22T01:10:02.261+00:00","failure":null},
{"id":"JvtE_UMQQpa7ctXOrvPC","do":"message","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:03.382+00:00","retry_at":"2026-11-22T01:10:47.263+00:00","attempts":1,"done_at":"2026-11-22T01:10:02.344+00:00","failure":null},
{"id":"dKo_q6LgfvYYV8RJCbzx","do":"message","payload":null,"dedupe":null,"held_in_quiet":false,"due_at":"2026-11-24T19:00:05.407+00:00","retry_at":"2026-11-22T01:10:49.107+00:00","attempts":1,"done_at":"2026-11-22T01:10:04.198+00:00","failure":null}
]');
insert into "public"."ended_families" select * from json_populate_recordset(null::"public"."ended_families", '[
{"family":"JrppkYc-TG5aZQNEP_st","ended_at":"2026-11-22T01:10:04.069+00:00"}
]');
insert into "public"."facility" select * from json_populate_recordset(null::"public"."facility", '[
{"id":1,"mode":"practice","settings_version":7,"accounts_version":2,"clock_set_at":"2026-11-22T01:09:58.676+00:00","clock_shows":"2026-11-24T19:00:00+00:00","key_salt":"MSW-s90IdOFbuI4ZxMQjeRh-mFfpP36sgGOoRfcPMtE"}
]');
insert into "public"."idempotency_keys" select * from json_populate_recordset(null::"public"."idempotency_keys", '[
{"scope":"PDDaYoVgWzWbEVAkDvRfyTr_JsOdZ1HDOEwbHsPDsG0","caller":"suz5-mYWGz8lDdyKIFQ0","body_hash":"aTApPpYUuGrElCzkfKiDGyHzM8zRQUCSO5RgX7fKo5Q","made":{"reservation": "GEmrTpoyUPfypQiFzamB"},"status":200,"answer":"sealed:S9_Zf8-_cJVWT8-Ff1FC4Pcng8pgitZfQDPSiTFurdAeJigD2ei4p8rQ75S2BgnvNTjfUBOuI-RWNAlwlcKMV9hCMZrmNy7hluuQu2t0luk0qxpuHwxNDrMOWtxSIX6aJiPzvx5Zvs9V0xFB-9Fb8fzRmp4rxndgPlmtYCW0FTppa-yp81kLqQ5QB43wytOZgmAUnHAnfjZPv4GYAz2IbfE8Aa2pFcpjIv8LxotdRYPhPMzrcspP5bD0mnrOCSFdLswKGDtOHsnbCMtqrp4MONlNwSV5vq0UsB4x_WZX5oyL4utcQDC_PU-qzeXa12J08bJCu_-3zbrX9ttuuoWiYyJAXz_gh1vWl0Lb7Ijc5bYYrfN7IvsRkA8oHSmlwGkOr6zNQaxo2G6ehX4A1IvVBKxMP9MD3KP2HG18lSwR_SzDhGSJMVtCq7xJSeV69-nWs9UBRJB1Tebp3ctxuKnDrIitibcR3xF4fYmLR5bKSvZ1z-GQ87iBejGsQjeWxaDo6BXsu_grD660oXAgQAZAliHPFiMwrRXSEhyve0YKUTBj0FjEFm0NrJuBLv9yDjiRD2ukfVJLxPN89f1By5B0jurhcP697KYvop6PrTz5HYquQvtIVbKxUXkjG_FIosGp-RqrYqDH3BSz5TDz63QPMCb_-fjpt-FFmBokvmw8Ca9x67zW-A0-FS0m31s-hRj70eO3JI4-_7ojGDFfU1X7kJYKc7K2HbUbTsLdAC_5-ZsxmXs1GreQ10MAMPD0xhDEwT0jQ69Imt0bD1UrsTEeV3HufdP4c_1Y6-72xRG5SCi-1NTVtHOOV7x9VHL6YqMxQkM1CDAp1CjZZHmG-G_F4xHmUG6RZaRsErxz_LL3RAqB0RtVbobfx-rEDgLtWeuezlWsI_tA9CvvDc9oNXRZX-n8D_hYnzuZ2z-85n9x7xusG2gT2_yGvhHGZ7OVpQ6V1OeL8q7NlDTuWZD1bIqdFjErL7EHhaaxeo1FPlU-Y4teiQ-iRcvgytaKznKO0YC9PGhUUt_UQ9uzUQq2qntjKUE33q3pUGt3snY5vz9yBncZqT0ZPBq-fng8Gro9GM4Brozql9o6DIeiFkg5qyvzIqJSe23nbZdiBQsNVWsS2kg3RSPPH7VKkNBggEGl-toDPU6Kc0gLizKyGSP0O1b6QgoCYSXqN6hveF29T_3Ve99VC3tt4wx7e0CG0cs7qaRD-uK4B8VRGpgBuXEW0S1B4xsZ5IkB2DopV3jzIaJNQN_tGJn_PZcgRJRzh-vyQuGg8vimdNREYQyh9VHiJ2VgvPbiVJd6EgVcNE-hzG5IL-LgjUqNv6WR83WjMS3G8j9LrLwQjASzh4Vo1Q3Qp5Qd8abOYmRRWoijRaVejEElw39W53NPc-DqSOGtn-jzbk8Iw2KQB0oD-wIHCmLEdVHzL7vDBlMNT6F5MV7JRjtyeeTq8NQXc6pcWeSO34c81Wq2wqLYnpFS_9XoiHRb4O5-0OO-zl3FRDEAuzR8jst0u7vM0mywFN8JMBFxOYmjoYsANpkbVHKBiZU0vaWL4oGWCI0fKklGzy7iWPH6ocachvAmbF28O-MsC5stvFc8ummbsso_0QDKYAo9w8w9Vxmndw8gmlHbMJVE6g4ZpMKQdb6_qbNXo8MS2Hb3N4OEiUQCcSPJHILBn0eduXVZ1Tk6eNGKoa8nZDjm3o3-o6W28aXpMDTr4WQn9a0BCQDs1GsKA7ergSDAiK2c8PrlCe2tlDdMR30jxvCX8y4p513bgaH-Zos-6r9_1ENK2UAiO-r5BwMW2ymrEbcVKHLMAg1HyJKaKFwtTcOen5Jwf8QJ9PwNRjCd-8C52PuXPFIqWbcGIPFj0i1mdVSoxtSnq1tfLpl2BhmX7tw_iC7FKNlVQEKvlVdFrr3nIN4lRWRAi6y5ZIWPVl3ZFBfjGymnwx1u52PKJDtyrepVXB6cIhEMevnxS6k63SkCWqPr39oGCna7kSfL7QvMURJ0VVl2Q6IhaT-w2Ft5LZUafco14jSQJYI","started_at":"2026-11-22T01:10:03.644+00:00"},
{"scope":"iBopciM_uJ5DkRWKIpXn69BgBwmOxjesX8FJ99_k_8U","caller":"suz5-mYWGz8lDdyKIFQ0","body_hash":"AsZKOIgE0rNae5MOZIlnOWbpdyiKPUokvyK0sI60zuU","made":{"attempt": "M3r-KkFg78LpYzjfWUiy"},"status":200,"answer":"sealed:_fNymNoPYGQ4VjFs8N9OqyIFFJ0hFIRC4NF4QdcDadv-gzXRP8avd561iDD6qciTA6M0T0s2jXEXMooED2bGQstDIC5uRTSuoQLRFQWj3FIQyzIqICHguuJmcKEAi4qZX7qLyoG7vdfqMnyedf218T5XrHB9q1henl83ENNiuB0-xfpeLBMWRelCrkLph6bAsQer5I1a_YqQqZ1gXJ5b0BaUdzr01GbUbGrgDtMI7EcteLH8lApbW6WKgg5DfeMAvJVuVNsyIw8zBKjfIBqVa5AHq_HneN_cxoUfvIpXsJ9aulWbWcq_npHhRco-fz8w7vcs5Fo0yOS34sJ3-sHKhKxbLjFBKgizdwKdt8hJWIAJqHHClA9cdgzkd0XY6GQfe82CJx7hZi1W951bZJfVivDQVkhErinqhEzKfNLYlPHHbL-04XCXSWOxz72Tgndfr0jtT8CDilh40fweU2G212zfMmTKF3SVLOL7cx5Mj9EuHw","started_at":"2026-11-22T01:10:03.892+00:00"}
]');
insert into "public"."language_texts" select * from json_populate_recordset(null::"public"."language_texts", '[
{"language":"en","key":"slot-taken","value":"Gone, sorry."}
]');
insert into "public"."limits" select * from json_populate_recordset(null::"public"."limits", '[
{"bucket":"code:day","window_start":"2026-11-22T00:00:00+00:00","count":2,"expires_at":"2026-11-23T00:00:00+00:00"},
{"bucket":"code:day:new","window_start":"2026-11-22T00:00:00+00:00","count":2,"expires_at":"2026-11-23T00:00:00+00:00"},
{"bucket":"code:phone:12015550142","window_start":"2026-11-22T01:00:00+00:00","count":1,"expires_at":"2026-11-22T02:00:00+00:00"},
{"bucket":"code:phone:12015550143","window_start":"2026-11-22T01:00:00+00:00","count":1,"expires_at":"2026-11-22T02:00:00+00:00"},
{"bucket":"contact:day","window_start":"2026-11-22T00:00:00+00:00","count":1,"expires_at":"2026-11-23T00:00:00+00:00"},
{"bucket":"kept","window_start":"2026-11-22T01:00:00+00:00","count":1,"expires_at":"2026-11-22T02:00:00+00:00"},
{"bucket":"password:admin","window_start":"2026-11-22T01:00:00+00:00","count":0,"expires_at":"2026-11-22T01:15:00+00:00"},
{"bucket":"password:admin:127.0.0.1","window_start":"2026-11-22T01:00:00+00:00","count":0,"expires_at":"2026-11-22T01:15:00+00:00"}
]');
insert into "public"."locations" select * from json_populate_recordset(null::"public"."locations", '[
{"id":"alternate","name":"Brook Lane","name_he":"ברוק ליין","address":"4 Brook Lane, Lakewood, NJ 08701","address_he":"ברוק ליין 4, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":true,"active":true,"capacity":{"roomsAvailable": "4", "roomsAvailableBath": "2", "roomsAvailableFriday": "4"},"open_kinds":["openFridays", "openYomTov"]},
{"id":"main","name":"Main building","name_he":"הבניין הראשי","address":"12 Elm Court, Lakewood, NJ 08701","address_he":"אלם קורט 12, לייקווד, ניו ג׳רזי 08701","lat":null,"long":null,"alternate":false,"active":true,"capacity":{},"open_kinds":[]}
]');
insert into "public"."login_codes" select * from json_populate_recordset(null::"public"."login_codes", '[
{"id":"O5k8IYzxqHsm0FqVzMaLBEYDunk9xo-auBNktuD-It0","phone":"12015550143","code_hash":"4h9D_x4kPglXWoYzAgOM4LB8CpfEdAIc3DPEMMy5jRg","tries":0,"email":null,"language":"en","sent_at":"2026-11-22T01:10:04.083+00:00","expires_at":"2026-11-22T01:20:04.083+00:00"}
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
{"id":"4Hcfa6Brt9IxAnGDhKtQ","at":"2026-11-24T19:00:05.342+00:00","channel":"sms","to":"12015550142","subject":null,"text":"Confirmed: Wednesday, 25 November, 6:00 PM. Code 9829."},
{"id":"FqzNtW2wNtQGHXKJ1GcR","at":"2026-11-24T19:00:03.575+00:00","channel":"email","to":"office@example.org","subject":"A message from the website","text":"Rivka Levi\nrivka@example.com\nWhen do you open?"},
{"id":"JvtE_UMQQpa7ctXOrvPC","at":"2026-11-24T19:00:03.667+00:00","channel":"sms","to":"12015550142","subject":null,"text":"147643 הוא קוד הכניסה שלך."},
{"id":"dKo_q6LgfvYYV8RJCbzx","at":"2026-11-24T19:00:05.491+00:00","channel":"sms","to":"12015550143","subject":null,"text":"851348 is your sign-in code."}
]');
insert into "public"."nights" select * from json_populate_recordset(null::"public"."nights", '[
{"location_id":"main","date":"2026-11-25","version":780}
]');
insert into "public"."payment_attempts" select * from json_populate_recordset(null::"public"."payment_attempts", '[
{"id":"M3r-KkFg78LpYzjfWUiy","kind":"charge","purpose":"donation","state":"approved","processor":"stripe","user_id":"suz5-mYWGz8lDdyKIFQ0","reservation_id":null,"refund_of":null,"cents":1800,"split":[{"cents": 1800, "method": "Donation"}],"facts":{"by": "suz5-mYWGz8lDdyKIFQ0", "note": null, "save": false, "buckets": ["user:suz5-mYWGz8lDdyKIFQ0"], "present": true, "tipNote": null},"intent_id":null,"transaction_id":"practice_M3r-KkFg78LpYzjfWUiy","error":null,"asked":true,"opened_at":"2026-11-22T01:10:03.978+00:00","expires_at":"2026-11-22T01:40:03.953+00:00","closed_at":"2026-11-24T19:00:05.342+00:00","look_at":null}
]');
insert into "public"."payments" select * from json_populate_recordset(null::"public"."payments", '[
{"id":"oJHxxr07YtTYQwlYsXva","attempt_id":"M3r-KkFg78LpYzjfWUiy","user_id":"suz5-mYWGz8lDdyKIFQ0","reservation_id":null,"method":"Donation","status":"Approved","cents":1800,"reference":"Visa 4242","note":null,"tip_note":null,"error":null,"transaction_id":"practice_M3r-KkFg78LpYzjfWUiy","refund_of":null,"day":"2026-11-24","at":"2026-11-24T19:00:05.342+00:00","by":"suz5-mYWGz8lDdyKIFQ0"}
]');
insert into "public"."practice_devices" select * from json_populate_recordset(null::"public"."practice_devices", '[
{"id":"door","at":"2026-11-22T01:10:04.097+00:00","point":"gate","op":"open","result":"opened"}
]');
insert into "public"."practice_ledger" select * from json_populate_recordset(null::"public"."practice_ledger", '[
{"key":"payment:M3r-KkFg78LpYzjfWUiy","value":"{\"paymentId\":\"M3r-KkFg78LpYzjfWUiy\",\"amount\":1800,\"currency\":\"USD\",\"token\":\"practice_ok\",\"state\":\"paid\",\"customerRef\":null,\"saved\":null,\"refunds\":[]}"}
]');
insert into "public"."refresh_tokens" select * from json_populate_recordset(null::"public"."refresh_tokens", '[
{"id":"GK3oA5_D_tmVxOyGwqy6","family":"_r6-B6mMcmoKn6cGLGBw","user_id":"v9PM_vgpcED20f-JvPft","device_credential_id":null,"secret_hash":"ndTQv0uTwVW38Ih5ciItiSnVmeMk9UCWQ9M6MqMNfVg","issued_at":"2026-11-22T01:10:01.374+00:00","expires_at":"2026-12-22T01:10:01.374+00:00","traded_at":null,"successor_id":null,"revoked":false},
{"id":"ywlSehNU9dmzHEQ3WOZ1","family":"JrppkYc-TG5aZQNEP_st","user_id":"suz5-mYWGz8lDdyKIFQ0","device_credential_id":"sUepQThDVupencOkdlCi","secret_hash":"LrorFpva2lOwEIMITNI9hwS9eb_smDa469jWXleTBUc","issued_at":"2026-11-22T01:10:03.484+00:00","expires_at":"2026-12-22T01:10:03.484+00:00","traded_at":null,"successor_id":null,"revoked":true}
]');
insert into "public"."reservations" select * from json_populate_recordset(null::"public"."reservations", '[
{"id":"GEmrTpoyUPfypQiFzamB","code":"9829","user_id":"suz5-mYWGz8lDdyKIFQ0","location_id":"main","night":"2026-11-25","starts_at":"2026-11-25T23:00:00+00:00","ends_at":"2026-11-25T23:30:00+00:00","placeholder":false,"status":"Reserved","hold_until":null,"bath":false,"handicapped":false,"kallah":false,"segula":false,"private_room":false,"chabad_bor":false,"parking":false,"salon_manicure":false,"salon_pedicure":false,"salon_both":false,"double_slot":false,"use_discount_price":false,"member":false,"first_time":true,"advance":true,"notes":null,"reservation_notes":null,"user_notes":null,"replacing_id":null,"refund_missed":false,"booked_in_time":true,"lines":[{"code": "shower", "cents": 2500}],"donation_note":null,"time_arrived":null,"waiting_code":null,"time_completed":null,"status_since":"2026-11-24T19:00:04.962+00:00","created_at":"2026-11-24T19:00:04.962+00:00","created_by":"suz5-mYWGz8lDdyKIFQ0","created_ip":"127.0.0.1"}
]');
insert into "public"."schedule_overrides" select * from json_populate_recordset(null::"public"."schedule_overrides", '[
{"location_id":"main","date":"2026-12-02","closed":null,"open_time":null,"last_entry_time":null,"zman_tevillah":null,"hebrew_note":"חנוכה","shabbos_mode":null}
]');
insert into "public"."settings" select * from json_populate_recordset(null::"public"."settings", '[
{"key":"garageDoorPoint","value":"garage","changed_at":"2026-11-24T19:00:01.242+00:00","changed_by":null},
{"key":"garageGatePoint","value":"gate","changed_at":"2026-11-24T19:00:01.242+00:00","changed_by":null},
{"key":"kallahInstructions","value":"Mazel tov! We will call you to agree on the hour.","changed_at":"2026-11-24T19:00:01.242+00:00","changed_by":null},
{"key":"kallahInstructionsHe","value":"מזל טוב! ניצור איתך קשר לתיאום השעה.","changed_at":"2026-11-24T19:00:01.242+00:00","changed_by":null},
{"key":"lateGraceMinutes","value":"7","changed_at":"2026-11-24T19:00:02.899+00:00","changed_by":"v9PM_vgpcED20f-JvPft"},
{"key":"roomAdminPasscode","value":"sealed:_ex1LBo8FVhursDWg3jK9HMUwSx8ln3g9UhtCzdj77s","changed_at":"2026-11-24T19:00:01.242+00:00","changed_by":null},
{"key":"websiteContactPeople","value":"Kallah line, head attendant, (732) 555-0101","changed_at":"2026-11-24T19:00:01.242+00:00","changed_by":null},
{"key":"websiteContactPeopleHe","value":"קו הכלות, הבלנית הראשית, (732) 555-0101","changed_at":"2026-11-24T19:00:01.242+00:00","changed_by":null}
]');
insert into "public"."status_history" select * from json_populate_recordset(null::"public"."status_history", '[
{"id":"tocCAZpu3-y1-PFulk2g","reservation_id":"GEmrTpoyUPfypQiFzamB","previous":null,"next":"Reserved","previous_since":null,"at":"2026-11-24T19:00:04.962+00:00","by":"suz5-mYWGz8lDdyKIFQ0","ip":"127.0.0.1","attendant":null,"note":null}
]');
insert into "public"."users" select * from json_populate_recordset(null::"public"."users", '[
{"id":"2wmaQ54Ck8obY3GnCc2I","kind":"device","user_name":"Reception","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$33IWqGoJlFmJH8N2qcxV8A$f8eA1OUbQxntcaQgBT/g0DubAOJLDNXhtvZSNzq/950","roles":["Reception"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.242+00:00","last_sign_in":null,"erased_at":null},
{"id":"OhAYFYCNnIycMce5OtCJ","kind":"patron","user_name":"17325550102","phone":"17325550102","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"פייגי","last_name":"בלום","email":"faigy.blum2@example.org","address":"122 Elm Court","city":"Jackson","state":"NJ","zipcode":"08527","language":"he","notes":null,"internal_note":null,"plate_number":"I85QKK","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2025-12-12T20:06:00+00:00","last_sign_in":null,"erased_at":null},
{"id":"Y_oUW71Ixn0yERGWjFQP","kind":"device","user_name":"Attendant","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$+pzv8kkZDLgX1a/n1OJfMw$ReR1gEPIENZY8IuZgj33ug1iiv+pQlL+dZYjlpAfTD0","roles":["Attendant"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.242+00:00","last_sign_in":null,"erased_at":null},
{"id":"ZOUa2RXMipj-zj-4jCxX","kind":"device","user_name":"Waiting","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$NFEjI+MT1jzW8PD56aG7ug$Xy0nuW3FPLp/JSdBiPvvSzpgNEk4BWoalk5hqt1yoQs","roles":["Waiting"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.242+00:00","last_sign_in":null,"erased_at":null},
{"id":"_F_04I3lCoA_9hZJdYfT","kind":"device","user_name":"Kiosk","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$HSZS+s4HBlEqPRphSCqK9g$SNEk6aiCVOfGYoQKzcxL4NRnfXr4SRKX0+x9kMrA2gE","roles":["Kiosk"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.242+00:00","last_sign_in":null,"erased_at":null},
{"id":"dX48Wexi07thGhvWKjIo","kind":"device","user_name":"Mikvah","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$S7GaMoqSDsujPUT1uuQFLA$Yl3oyBEsAfdlSl1av/lNVFJVVeWXnUqFjIKN3wf9kEg","roles":["Mikvah"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.242+00:00","last_sign_in":null,"erased_at":null},
{"id":"ld51fCtCHBqeABNLPmcA","kind":"device","user_name":"Room1","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$9ZE+x9okMhxGTxQjzZEznw$mg+E1qWn1P2DktYV7u2vB62IxRdU4aHCuDsvD/4eUws","roles":["Room"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.242+00:00","last_sign_in":null,"erased_at":null},
{"id":"mo9FV4KPglMGGe_pzXvj","kind":"patron","user_name":"17325550101","phone":"17325550101","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Tzippora","last_name":"Rosen","email":"tzippora.rosen1@example.org","address":"53 Cedar Lane","city":"Lakewood","state":"NJ","zipcode":"08701","language":"en","notes":null,"internal_note":null,"plate_number":"F80CVX","notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-09-10T14:22:00+00:00","last_sign_in":null,"erased_at":null},
{"id":"sdBnuXNNbVILIi1nmW0A","kind":"patron","user_name":"17325550100","phone":"17325550100","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":"Chana","last_name":"Feldman","email":"chana.feldman0@example.org","address":"63 Maple Street","city":"Howell","state":"NJ","zipcode":"07731","language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":"Patron","membership_expiration":"2027-05-02","membership_paid_until":"2027-05-02","membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-02-14T15:43:00+00:00","last_sign_in":null,"erased_at":null},
{"id":"suz5-mYWGz8lDdyKIFQ0","kind":"patron","user_name":"12015550142","phone":"12015550142","password_hash":null,"roles":[],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:04.71+00:00","last_sign_in":"2026-11-22T01:10:03.484+00:00","erased_at":null},
{"id":"v9PM_vgpcED20f-JvPft","kind":"staff","user_name":"Admin","phone":null,"password_hash":"$argon2id$v=19$m=1024,t=1,p=1$qOX341DVf2fRtdHsVjpWsQ$iYydiPEDvNOsOfH1oQz+sBVo2T4RXHlgvBiLBG97VlY","roles":["Admin"],"disabled":false,"tokens_from":null,"first_name":null,"last_name":null,"email":null,"address":null,"city":null,"state":null,"zipcode":null,"language":"en","notes":null,"internal_note":null,"plate_number":null,"notification_reservations":true,"notification_day_before":true,"notification_day_of":true,"test_user":false,"customer_ref":null,"membership_level":null,"membership_expiration":null,"membership_paid_until":null,"membership_auto_renew":false,"membership_installments":1,"renewal_noticed_for":null,"renewal_noticed_on":null,"renewal_seen_on":null,"created_at":"2026-11-24T19:00:01.242+00:00","last_sign_in":"2026-11-22T01:10:01.374+00:00","erased_at":null}
]');
insert into "public"."webhook_events" select * from json_populate_recordset(null::"public"."webhook_events", '[
{"id":"stripe:evt_1","at":"2026-11-22T01:10:04.097+00:00"}
]');
select setval('drizzle.__drizzle_migrations_id_seq', 1000);
set session_replication_role = origin;
