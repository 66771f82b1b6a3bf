<?php

declare(strict_types=1);

// What the web server of lab/graph runs: reads one file in one form.
//
//     ?form=FORM&file=FILE

use Kiln\Lab\Graph\GraphForm;

require dirname(__DIR__) . '/vendor/autoload.php';

$read = GraphForm::from(is_string($_GET['form'] ?? null) ? $_GET['form'] : '')->reading(is_string($_GET['file'] ?? null) ? $_GET['file'] : '');
header('Content-Type: text/plain');
$value = $read();
echo is_array($value) ? count($value) : 'nothing';
