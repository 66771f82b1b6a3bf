<?php

declare(strict_types=1);

// What the web server of lab/bench request runs: one request that makes a serializer, writes a document and reads it.
//
//     ?contender=NAME&document=NAME&directory=PATH

use Kiln\Lab\Request\Request;

require dirname(__DIR__) . '/vendor/autoload.php';

echo json_encode(Request::run($_GET), JSON_THROW_ON_ERROR);
