<?php

declare(strict_types=1);

// What the web server of lab/sources runs: reads one file in one form, as a page that has a cache does.
//
//     ?form=nothing                       loads the classes alone
//     ?form=FORM&file=FILE                reads
//     ?form=FORM&file=FILE&check=1        says what was read, as a hash
//     ?form=FORM&file=FILE&opcache=1      says what opcache has of the file, as JSON

use Kiln\Lab\Source\Dump\DumpForm;
use Kiln\Lab\Source\Web\OpcacheReport;

require dirname(__DIR__) . '/vendor/autoload.php';

$form = DumpForm::tryFrom(is_string($_GET['form'] ?? null) ? $_GET['form'] : '');
$file = is_string($_GET['file'] ?? null) ? $_GET['file'] : '';
header('Content-Type: text/plain');
if ($form === null) {
    class_exists(Kiln\Graph\Graph::class);
    echo 'nothing';

    return;
}
$value = $form->read($file);
echo match (true) {
    isset($_GET['check']) => md5(serialize($value)),
    isset($_GET['opcache']) => OpcacheReport::on($file),
    default => 'read',
};
