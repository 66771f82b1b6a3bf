<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Of whose objects most is where nothing has been set.
 */
final class Wide
{
    public int $p0;
    public int $p1;
    public int $p2;
    public int $p3;
    public int $p4;
    public int $p5;
    public int $p6;
    public int $p7;
    public int $p8;
    public int $p9;

    public int $p10;
    public int $p11;
    public int $p12;
    public int $p13;
    public int $p14;
    public int $p15;
    public int $p16;
    public int $p17;
    public int $p18;
    public int $p19;

    public int $p20;
    public int $p21;
    public int $p22;
    public int $p23;
    public int $p24;
    public int $p25;
    public int $p26;
    public int $p27;
    public int $p28;
    public int $p29;

    public int $p30;
    public int $p31;
    public int $p32;
    public int $p33;
    public int $p34;
    public int $p35;
    public int $p36;
    public int $p37;
    public int $p38;
    public int $p39;

    public int $p40;
    public int $p41;
    public int $p42;
    public int $p43;
    public int $p44;
    public int $p45;
    public int $p46;
    public int $p47;
    public int $p48;
    public int $p49;

    public int $p50;
    public int $p51;
    public int $p52;
    public int $p53;
    public int $p54;
    public int $p55;
    public int $p56;
    public int $p57;
    public int $p58;
    public int $p59;
}
