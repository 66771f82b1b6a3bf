<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\MessageTable;
use Kiln\Plan\Shape\Schema;

/**
 * Prints the messages of a type, so that a request whose code exists needs no plan:
 *
 *     final class Messages_5f1c0a9b7e3d
 *     {
 *         public static function messages(): Messages
 *         {
 *             return new Messages(0, [
 *                 [[8 => ['id', 0, 0, null, "\x08", null], ...], ['id' => 0], false],
 *             ]);
 *         }
 *     }
 *
 * @internal
 */
final readonly class MessagesPrinter
{
    /**
     * @param string $type of the document
     *
     * @throws InvalidMetadata where a class cannot be a message
     */
    public static function print(string $type, Schema $schema): GeneratedClass
    {
        $messages = (new MessageTable($schema))->messages();
        $name = 'Messages_' . substr(hash('xxh128', serialize([$type, $messages])), 0, 12);
        $rows = array_map(static fn(array $message): string => Php::literal($message) . ',', $messages->table);
        $statements = new Code();
        $statements->line("return new Messages({$messages->root}, " . Php::lines('[', $rows, ']') . ');');
        $frame = new ClassFrame($name);
        $frame->function('messages', '', 'Messages', $statements);

        return $frame->print(["The messages that {$type} is written as.", 'Made by Kiln from the type; do not edit.'], [Messages::class]);
    }
}
