<?php

declare(strict_types=1);

/*
 * Reads a JSON document into objects and writes it again: `make demo`, or for
 * a document and a class of your own
 *
 *     make demo FILE=order.json TYPE='App\Order'
 *
 * Exit status: 0 when nothing is lost, 1 when something is or the document
 * does not fit the class, 2 when the file or the class is not found.
 */

namespace Kiln\Examples;

use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Examples\Demo\Demo;
use Kiln\Examples\Demo\Document;
use Kiln\Examples\Demo\NotFound;
use Kiln\Examples\Demo\Screen;

require __DIR__ . '/../vendor/autoload.php';

$screen = Screen::ofTerminal();
try {
    $document = Document::named((string) getenv('FILE'), (string) getenv('TYPE'));
    $isComplete = (new Demo($document, $screen))->run();
    exit($isComplete ? 0 : 1);
} catch (DeserializationException|SerializationException $exception) {
    $screen->failure($exception->getMessage());
    exit(1);
} catch (NotFound|InvalidMetadata $exception) {
    $screen->failure($exception->getMessage());
    exit(2);
}
