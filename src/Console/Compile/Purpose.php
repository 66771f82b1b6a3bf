<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Scan\Subject;
use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\Store\PrintedCode;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\DirectFormat;
use Kiln\Format\DirectMessageFormat;
use Kiln\Format\ElementFormat;
use Kiln\Format\Format;
use Kiln\Format\Formats;
use Kiln\Format\MessageFormat;
use Kiln\Format\NativeFormat;
use Kiln\Format\ResolvesScalars;
use Kiln\Format\RowFormat;
use Kiln\Schema\Direction;

/**
 * The kinds of calls that code answers.
 *
 * @internal
 */
enum Purpose: string
{
    case Write = 'write';
    case WriteArray = 'write to array';
    case WriteDirectly = 'write directly';
    case Read = 'read';
    case Populate = 'populate';
    case WriteNatively = 'write natively';
    case ReadNatively = 'read natively';
    case WriteColumns = 'write a header';
    case ReadCells = 'read cells';
    case ReadScalars = 'read scalars';
    case PopulateScalars = 'populate scalars';
    case ReadElements = 'read elements';
    case ReadScan = 'read without a parser';
    case PopulateElements = 'populate elements';
    case WriteMessages = 'write messages';
    case ReadMessages = 'read messages';
    case ReadDirectly = 'read directly';
    case PopulateMessages = 'populate messages';

    /**
     * @param bool $natively whether the native engine may answer calls
     *
     * @return list<self> what is compiled for a subject
     */
    public static function of(Subject $subject, Direction $direction, bool $populate, bool $natively): array
    {
        return [
            ...($direction->writes() ? [self::Write, self::WriteArray] : []),
            ...($direction->reads() ? [self::Read] : []),
            ...($direction->reads() && $populate && $subject->class !== null ? [self::Populate] : []),
            ...($direction->writes() && $natively ? [self::WriteNatively] : []),
            ...($direction->reads() && $natively ? [self::ReadNatively] : []),
        ];
    }

    /**
     * @param bool $natively whether the native engine may answer calls
     *
     * @return list<self> what calls with a format other than JSON need
     */
    public static function ofFormat(Format $format, Subject $subject, Direction $direction, bool $populate, bool $natively): array
    {
        $populates = $direction->reads() && $populate && $subject->class !== null;
        $resolves = $format instanceof ResolvesScalars;
        $hasElements = $format instanceof ElementFormat;
        $isTable = $format instanceof RowFormat;
        $hasMessages = $format instanceof MessageFormat;
        $natively = $natively && $format instanceof NativeFormat;

        return [
            ...($direction->writes() ? [self::Write] : []),
            ...($direction->writes() && self::isDirect($format) ? [self::WriteDirectly] : []),
            ...($direction->writes() && $isTable ? [self::WriteColumns] : []),
            ...($direction->reads() ? [self::Read] : []),
            ...($direction->reads() && $resolves ? [$isTable ? self::ReadCells : self::ReadScalars] : []),
            ...($direction->reads() && $hasElements ? [self::ReadElements, self::ReadScan] : []),
            ...($direction->writes() && $hasMessages ? [self::WriteMessages] : []),
            ...($direction->reads() && $hasMessages ? [self::ReadMessages] : []),
            ...($direction->reads() && $format instanceof DirectMessageFormat ? [self::ReadDirectly] : []),
            ...($populates ? [self::Populate] : []),
            ...($populates && $hasMessages ? [self::PopulateMessages] : []),
            ...($populates && $hasElements ? [self::PopulateElements] : []),
            ...($populates && $resolves ? [self::PopulateScalars] : []),
            ...($direction->writes() && $natively ? [self::WriteNatively] : []),
            ...($direction->reads() && $natively ? [self::ReadNatively] : []),
        ];
    }

    /**
     * In the place of jms/serializer, where arrays are written by the code that writes JSON.
     *
     * @param bool $natively whether the native engine may answer calls
     *
     * @return list<self>
     */
    public static function ofJms(Direction $direction, bool $natively): array
    {
        return [
            ...($direction->writes() ? [self::Write] : []),
            ...($direction->reads() ? [self::Read] : []),
            ...($direction->writes() && $natively ? [self::WriteNatively] : []),
            ...($direction->reads() && $natively ? [self::ReadNatively] : []),
        ];
    }

    /**
     * @param ?Format $format null for JSON
     *
     * @throws InvalidMetadata
     */
    public function print(PhpEngine $engine, Subject $subject, Context $context, ?Format $format = null): PrintedCode
    {
        $kind = $this->kind($subject->class !== null, $context) . match (true) {
            $this === self::Write && $format !== null => Writing::TREE,
            $this === self::WriteDirectly && $format instanceof DirectFormat => " {$format->notation()}",
            default => '',
        };

        return $engine->maker()->make($kind, $subject->type, $context, $format === null ? null : Formats::leavesOf($format));
    }

    /**
     * Whether generated code writes a format without a tree.
     */
    public static function isDirect(?Format $format): bool
    {
        return $format instanceof DirectFormat && $format->notation() !== null;
    }

    /**
     * @param bool $isClass whether it is for the objects of one class
     *
     * @return string see {@see \Kiln\Engine\Php\CodeMaker::make()}
     */
    private function kind(bool $isClass, Context $context): string
    {
        return match ($this) {
            self::Write, self::WriteDirectly => $isClass ? 'write class' : 'write',
            self::WriteArray => ($isClass ? 'write class' : 'write') . Writing::forArrays($context),
            self::Read => 'read',
            self::Populate => 'populate',
            self::WriteNatively => $isClass ? 'native write class' : 'native write',
            self::ReadNatively => 'native read',
            self::WriteColumns => ($isClass ? 'write class' : 'write') . ' columns',
            self::ReadCells => 'read cells',
            self::ReadScalars => 'read expected',
            self::PopulateScalars => 'populate expected',
            self::ReadElements => 'read elements',
            self::ReadScan => 'read scan',
            self::PopulateElements => 'populate elements',
            self::WriteMessages => ($isClass ? 'write class' : 'write') . ' messages',
            self::ReadMessages => 'read messages',
            self::ReadDirectly => 'read protobuf',
            self::PopulateMessages => 'populate messages',
        };
    }
}
