<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Input\Direction;
use Kiln\Console\Scan\Subject;
use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\PrintedCode;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Error\InvalidMetadata;
use Kiln\Plan\Leaves;

/**
 * The kinds of calls that code answers.
 *
 * @internal
 */
enum Purpose: string
{
    case Write = 'write';
    case WriteArray = 'write to array';
    case Read = 'read';
    case Populate = 'populate';
    case WriteNatively = 'write natively';
    case ReadNatively = 'read natively';

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
     * @param ?Leaves $leaves of a format other than JSON; null for none
     *
     * @throws InvalidMetadata
     */
    public function print(PhpEngine $engine, Subject $subject, Context $context, ?Leaves $leaves = null): PrintedCode
    {
        $kind = $this->kind($subject->class !== null, $context);

        return $engine->maker()->make($leaves !== null && $this === self::Write ? $kind . Writing::TREE : $kind, $subject->type, $context, $leaves);
    }

    /**
     * @param bool $isClass whether it is for the objects of one class
     *
     * @return string see {@see \Kiln\Engine\Php\CodeMaker::make()}
     */
    private function kind(bool $isClass, Context $context): string
    {
        return match ($this) {
            self::Write => $isClass ? 'write class' : 'write',
            self::WriteArray => ($isClass ? 'write class' : 'write') . Writing::forArrays($context),
            self::Read => 'read',
            self::Populate => 'populate',
            self::WriteNatively => $isClass ? 'native write class' : 'native write',
            self::ReadNatively => 'native read',
        };
    }
}
