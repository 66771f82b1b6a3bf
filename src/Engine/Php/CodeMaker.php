<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Native\ProgramMaker;
use Kiln\Engine\Php\Printer\Direct\Notations;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\PlanPrinter;
use Kiln\Engine\Php\Printer\ReaderPrinter;
use Kiln\Engine\Php\Printer\TreeNotation;
use Kiln\Engine\Php\Printer\WriterPrinter;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\PrintedCode;
use Kiln\Engine\Purpose;
use Kiln\Error\InvalidMetadata;
use Kiln\Plan\Leaves;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\WritePlan;

/**
 * Makes the code for a kind of call.
 *
 * @internal
 */
final readonly class CodeMaker
{
    public function __construct(private PhpEngine $engine) {}

    /**
     * @param string $kind `write` and `read` are for a type, `write class` and `populate` for the objects of just that class;
     *                     `array` is for plain data in the place of JSON, `tree` for another format, a name of {@see Notations} for its text, `plan` for the plan without a look at the classes,
     *                     `expected` for the scalars that a format is to look for, `elements` for the elements, `scan` for what finds them without a parser, `cells` for those of a table, `columns` for its columns,
     *                     `messages` for the messages of a format that has them, `read protobuf` for what reads them without a tree,
     *                     `native` for a program
     * @param ?Leaves $leaves of the format; null for none
     *
     * @throws InvalidMetadata
     */
    public function make(string $kind, string $type, Context $context, ?Leaves $leaves = null): PrintedCode
    {
        $key = $this->engine->key($kind, $type, $context, $leaves);
        $planning = $this->engine->planning();

        return match ($kind) {
            'write' => self::writer($key, $planning->write($type, $context, $leaves), Purpose::Json),
            'write array' => self::writer($key, $planning->write($type, $context, $leaves), Purpose::PlainArray),
            'write class' => self::classWriter($key, $planning->writeClass(self::className($type), $context, $leaves), Purpose::Json),
            'write class array' => self::classWriter($key, $planning->writeClass(self::className($type), $context, $leaves), Purpose::PlainArray),
            'write tree' => self::writer($key, $planning->write($type, $context, $leaves), Purpose::Tree),
            'write class tree' => self::classWriter($key, $planning->writeClass(self::className($type), $context, $leaves), Purpose::Tree),
            'read' => self::reader($key, $planning->read($type, $context, $leaves)),
            'populate' => self::reader($key, $planning->populate(self::className($type), $context, $leaves)),
            'read plan' => self::single($key, $planning->read($type, $context, $leaves), PlanPrinter::print(...)),
            'populate plan' => self::single($key, $planning->populate(self::className($type), $context, $leaves), PlanPrinter::print(...)),
            'native write' => ProgramMaker::writer($key, $planning->write($type, $context, $leaves)),
            'native write class' => ProgramMaker::writer($key, $planning->writeClass(self::className($type), $context, $leaves)),
            'native read' => ProgramMaker::reader($key, $planning->read($type, $context, $leaves)),
            default => (new FormatCode($planning))->make($key, $kind, $type, $context, $leaves),
        };
    }

    public static function writer(string $key, WritePlan $plan, Purpose|Notation $notation): PrintedCode
    {
        $classes = (new WriterPrinter($plan, $notation instanceof Purpose ? TreeNotation::of($notation, $plan) : $notation))->classes();

        return new PrintedCode($key, $classes[\count($classes) - 1]->name, $classes, $plan->files);
    }

    public static function classWriter(string $key, WritePlan $plan, Purpose|Notation $notation): PrintedCode
    {
        $printer = new WriterPrinter($plan, $notation instanceof Purpose ? TreeNotation::of($notation, $plan) : $notation);
        // The class of the object itself answers; the root's, which only calls it, is not needed.
        $classes = $plan->root instanceof ObjectOf ? $printer->classesOf($plan->root->plan) : $printer->classes();

        return new PrintedCode($key, $classes[\count($classes) - 1]->name, $classes, $plan->files);
    }

    private static function reader(string $key, ReadPlan $plan): PrintedCode
    {
        $classes = (new ReaderPrinter($plan))->classes();

        return new PrintedCode($key, $classes[\count($classes) - 1]->name, $classes, $plan->files);
    }

    /**
     * @template P of ReadPlan|WritePlan
     *
     * @param P                           $plan
     * @param \Closure(P): GeneratedClass $print
     */
    public static function single(string $key, ReadPlan|WritePlan $plan, \Closure $print): PrintedCode
    {
        $class = $print($plan);

        return new PrintedCode($key, $class->name, [$class], $plan->files);
    }

    /**
     * @return class-string
     */
    public static function className(string $type): string
    {
        return \class_exists($type) || \interface_exists($type) ? $type : throw new \LogicException("There is no class {$type}.");
    }
}
