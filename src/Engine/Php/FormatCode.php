<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Php\Printer\ColumnsPrinter;
use Kiln\Engine\Php\Printer\Direct\DirectMessages;
use Kiln\Engine\Php\Printer\Direct\Levels;
use Kiln\Engine\Php\Printer\Direct\MessageNotation;
use Kiln\Engine\Php\Printer\Direct\MessageReaders;
use Kiln\Engine\Php\Printer\Direct\Notations;
use Kiln\Engine\Php\Printer\ExpectedTable;
use Kiln\Engine\Php\Printer\FlatRows;
use Kiln\Engine\Php\Printer\Scan\RowShapes;
use Kiln\Engine\Php\Printer\TablePrinter;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\PrintedCode;
use Kiln\Engine\Planning;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Protobuf\MessageTable;
use Kiln\Plan\Documentation\Documentation;
use Kiln\Plan\Documentation\Selections;
use Kiln\Plan\Leaves;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Shape\Schema;
use Kiln\Plan\Shape\Source\ReadShapes;
use Kiln\Plan\Shape\Source\WriteShapes;
use Kiln\Plan\Write\WritePlan;

/**
 * Makes the code that formats other than JSON ask for: their tables, what writes their text, and what reads it without a tree.
 *
 * @internal
 */
final readonly class FormatCode
{
    public function __construct(private Planning $planning) {}

    /**
     * @param string  $kind   see {@see CodeMaker::make()}
     * @param ?Leaves $leaves of the format; null for none
     *
     * @throws InvalidMetadata
     */
    public function make(string $key, string $kind, string $type, Context $context, ?Leaves $leaves): PrintedCode
    {
        $planning = $this->planning;
        $ofWritten = fn(WritePlan $plan): GeneratedClass => TablePrinter::messages($type, $this->writtenShapes($type, $plan));
        $ofRead = fn(ReadPlan $plan): GeneratedClass => TablePrinter::messages($type, $this->readShapes($type, $plan));

        return match ($kind) {
            'write columns' => CodeMaker::single($key, $planning->write($type, $context, $leaves), ColumnsPrinter::print(...)),
            'write class columns' => CodeMaker::single($key, $planning->writeClass(CodeMaker::className($type), $context, $leaves), ColumnsPrinter::print(...)),
            'read cells' => self::cells($key, $planning->read($type, $context, $leaves)),
            'read expected' => CodeMaker::single($key, $planning->read($type, $context, $leaves), TablePrinter::expected(...)),
            'populate expected' => CodeMaker::single($key, $planning->populate(CodeMaker::className($type), $context, $leaves), TablePrinter::expected(...)),
            'read elements' => CodeMaker::single($key, $planning->read($type, $context, $leaves), TablePrinter::elements(...)),
            'read scan' => CodeMaker::single($key, $planning->read($type, $context, $leaves), RowShapes::print(...)),
            'populate elements' => CodeMaker::single($key, $planning->populate(CodeMaker::className($type), $context, $leaves), TablePrinter::elements(...)),
            'write messages' => CodeMaker::single($key, $planning->write($type, $context, $leaves), $ofWritten),
            'write class messages' => CodeMaker::single($key, $planning->writeClass(CodeMaker::className($type), $context, $leaves), $ofWritten),
            'read messages' => CodeMaker::single($key, $planning->read($type, $context, $leaves), $ofRead),
            'read protobuf' => $this->messageReader($key, $type, $planning->read($type, $context, $leaves)),
            'populate messages' => CodeMaker::single($key, $planning->populate(CodeMaker::className($type), $context, $leaves), $ofRead),
            default => $this->directWriter($key, $kind, $type, $context, $leaves),
        };
    }

    /**
     * @param string $kind `write` or `write class`, and a notation
     */
    private function directWriter(string $key, string $kind, string $type, Context $context, ?Leaves $leaves): PrintedCode
    {
        if (\preg_match('/^write (class )?([a-z]+)$/D', $kind, $parts) !== 1) {
            throw new \LogicException("There is no code to {$kind}.");
        }
        $plan = $parts[1] === '' ? $this->planning->write($type, $context, $leaves) : $this->planning->writeClass(CodeMaker::className($type), $context, $leaves);
        if ($parts[2] === 'protobuf') {
            $messages = DirectMessages::of($plan, fn(): Schema => $this->writtenShapes($type, $plan));
            $plan = $messages->plan;
            $notation = new MessageNotation(new Levels($plan), $messages);
        } else {
            $notation = Notations::of($parts[2], $plan);
        }

        return $parts[1] === '' ? CodeMaker::writer($key, $plan, $notation) : CodeMaker::classWriter($key, $plan, $notation);
    }

    /**
     * @throws InvalidMetadata where a class cannot be a message
     */
    private function messageReader(string $key, string $type, ReadPlan $plan): PrintedCode
    {
        $classes = (new MessageReaders($plan, new MessageTable($this->readShapes($type, $plan))))->classes();

        return new PrintedCode($key, $classes[\count($classes) - 1]->name, $classes, $plan->files);
    }

    private static function cells(string $key, ReadPlan $plan): PrintedCode
    {
        FlatRows::check($plan, ExpectedTable::of($plan));

        return CodeMaker::single($key, $plan, TablePrinter::expected(...));
    }

    /**
     * @throws InvalidMetadata
     */
    private function writtenShapes(string $type, WritePlan $plan): Schema
    {
        return WriteShapes::of([$type => $plan], new Documentation(), new Selections($this->planning->metadata()));
    }

    /**
     * @throws InvalidMetadata
     */
    private function readShapes(string $type, ReadPlan $plan): Schema
    {
        return ReadShapes::of([$type => $plan], new Documentation(), new Selections($this->planning->metadata()));
    }
}
